import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';

import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/** The face of the site's books, in its pieces: most names of Europe and the Americas are in them. */
const PIECES = ['latin', 'latin-ext', 'vietnamese'].map(
  (piece) => `@fontsource/newsreader/files/newsreader-${piece}-400-normal.woff`,
);

interface Piece {
  bytes: Buffer;
  has: ReadonlySet<number>;
}

let pieces: Promise<readonly Piece[]> | undefined;

async function readPiece(file: string): Promise<Piece> {
  const bytes = await readFile(require.resolve(file));
  const font = fontkit.create(bytes);
  return { bytes, has: new Set('characterSet' in font ? font.characterSet : []) };
}

/** A stretch of text that one piece of the font can set. */
export interface Run {
  font: PDFFont;
  text: string;
}

/** Sets lines in a document, which takes only what they need of the font. */
export class LineFont {
  private readonly embedded = new Map<Piece, PDFFont>();

  private constructor(
    private readonly document: PDFDocument,
    private readonly known: readonly Piece[],
  ) {}

  static async open(document: PDFDocument): Promise<LineFont> {
    pieces ??= Promise.all(PIECES.map(readPiece));
    document.registerFontkit(fontkit);
    return new LineFont(document, await pieces);
  }

  /** The first of some texts that can be set wholly, made ready. */
  async take(texts: readonly string[]): Promise<string | undefined> {
    const text = texts.find((one) => Array.from(one).every((character) => this.pieceOf(character)));
    for (const character of text ?? '') {
      const piece = this.pieceOf(character);
      if (piece && !this.embedded.has(piece))
        this.embedded.set(piece, await this.document.embedFont(piece.bytes, { subset: true }));
    }
    return text;
  }

  runs(text: string): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const piece = this.pieceOf(character);
      const font = piece && this.embedded.get(piece);
      const last = runs.at(-1);
      if (!font) continue;
      if (last?.font === font) last.text += character;
      else runs.push({ font, text: character });
    }
    return runs;
  }

  widthOf(text: string, size: number): number {
    return this.runs(text).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
  }

  /** Breaks a text between its words; a word that is too long by itself, within. */
  breakLines(text: string, width: number, size: number): string[] {
    const lines: string[] = [];
    let line = '';
    const fits = (longer: string) => this.widthOf(longer, size) <= width;
    for (const word of text.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (fits(longer)) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const character of word) {
        if (line !== '' && !fits(line + character)) {
          lines.push(line);
          line = '';
        }
        line += character;
      }
    }
    return line === '' ? lines : [...lines, line];
  }

  private pieceOf(character: string): Piece | undefined {
    return this.known.find(({ has }) => has.has(character.codePointAt(0) ?? 0));
  }
}
