import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import type { CoverArt } from '../cover-art.js';
import type { Manuscript } from '../manuscript/manuscript.js';
import { CUTS, readFonts, type Cut } from '../fonts.js';
import { bookSource, coverSource } from './book-source.js';

/** A folder that need not exist: every file Typst reads is handed to it from memory. */
const WORKSPACE = resolve('/typesetting');
const DESIGN = readFileSync(new URL('./book.typ', import.meta.url), 'utf8');

/** Sets books with Typst. One instance holds the fonts and serves any number of books. */
export class Typesetter {
  private constructor(private readonly compiler: NodeCompiler) {}

  static async start(): Promise<Typesetter> {
    const fonts = await readFonts(Object.keys(CUTS) as Cut[]);
    const compiler = NodeCompiler.create({
      workspace: WORKSPACE,
      fontArgs: [{ fontBlobs: Object.values(fonts) }],
    });
    compiler.addSource(join(WORKSPACE, 'book.typ'), DESIGN);
    return new Typesetter(compiler);
  }

  /** The book as a tagged PDF that meets PDF/UA-1. Equal input gives equal bytes. */
  pdf(manuscript: Manuscript, cover: CoverArt): Buffer {
    const document = this.compile(manuscript, cover, bookSource(manuscript, cover));
    return this.compiler.pdf(document, { pdfStandard: 'ua-1' });
  }

  /** The cover alone as SVG, its letters as outlines. */
  coverSvg(manuscript: Manuscript, cover: CoverArt): string {
    return this.compiler.plainSvg(this.compile(manuscript, cover, coverSource(manuscript, cover)));
  }

  private compile(manuscript: Manuscript, cover: CoverArt, source: string): NodeTypstDocument {
    if (cover.svg) this.compiler.mapShadow(join(WORKSPACE, 'cover.svg'), cover.svg);
    const outcome = this.compiler.compile({ mainFileContent: source });
    const details = outcome.takeDiagnostics()?.shortDiagnostics ?? [];
    // A warning is a fault too: "unknown font family" would leave the pages empty.
    if (outcome.result && details.length === 0) return outcome.result;
    throw new Error(`${manuscript.bookId} could not be set: ${JSON.stringify(details)}`);
  }
}
