import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib';
import * as fontkit from 'fontkit';

import type { FontFile } from '../../platform/pdf/font-files.js';
import { isPrintable, type TextLine, type TextRun, textLines } from '../../platform/pdf/text-runs.js';

/** Hexadecimal digits of one glyph. */
const GLYPH_DIGITS = 4;

/** Glyphs that follow one another. */
export interface PlacedGlyphs {
  font: PDFFont;
  /** As the document encodes them, with the shifts between them: an array for `TJ`. */
  shown: string;
  x: number;
  y: number;
  isReversed: boolean;
}

/** Sets lines in the text font of the site. The document takes only the glyphs it needs. */
export class LineFont {
  private readonly embedded = new Map<FontFile, PDFFont>();

  private constructor(private readonly document: PDFDocument) {}

  static open(document: PDFDocument): LineFont {
    document.registerFontkit(fontkit);
    return new LineFont(document);
  }

  take(texts: readonly string[]): string | undefined {
    return texts.find((text) => isPrintable(text));
  }

  breakLines(text: string, width: number, size: number): TextLine[] {
    return textLines(text, 'text', size, width);
  }

  async place({ runs }: TextLine, size: number): Promise<PlacedGlyphs[]> {
    const placed: PlacedGlyphs[] = [];
    let x = 0;
    for (const run of runs) {
      const glyphs = await this.placeRun(run, size, x);
      placed.push(...glyphs.placed);
      x += glyphs.width;
    }
    return placed;
  }

  private async placeRun({ font: file, text, isReversed = false }: TextRun, size: number, from: number) {
    const font = await this.embed(file);
    const scale = size / file.font.unitsPerEm;
    const digits = font.encodeText(text).asString();
    const { glyphs, positions } = file.font.layout(text);
    const placed: { x: number; y: number; shown: string }[] = [];
    let x = from;
    let nextX = from;
    for (const [at, { xAdvance, xOffset, yOffset }] of positions.entries()) {
      const glyph = `<${digits.slice(at * GLYPH_DIGITS, (at + 1) * GLYPH_DIGITS)}>`;
      const place = { x: x + xOffset * scale, y: yOffset * scale };
      const last = placed.at(-1);
      const kerning = ((nextX - place.x) / size) * 1_000;
      const isMark = xOffset !== 0 || yOffset !== 0;
      if (!last || isMark || last.y !== place.y) placed.push({ ...place, shown: glyph });
      else last.shown += Math.abs(kerning) < 1 ? glyph : `${kerning.toFixed(0)}${glyph}`;
      nextX = place.x + (glyphs[at]?.advanceWidth ?? 0) * scale;
      x += xAdvance * scale;
    }
    return { placed: placed.map((each) => ({ ...each, font, isReversed })), width: x - from };
  }

  private async embed(file: FontFile): Promise<PDFFont> {
    const font = this.embedded.get(file) ?? (await this.document.embedFont(file.bytes, { subset: true }));
    this.embedded.set(file, font);
    return font;
  }
}
