import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { decompress } from 'wawoff2';

import type { CoverArt } from '../cover-art.js';
import type { Plate } from '../demo/plates.js';
import type { Manuscript } from '../manuscript/manuscript.js';
import { pagesOfSvg } from './pages-of-svg.js';
import { bookSource, coverSource, plateSource } from './book-source.js';

const require = createRequire(import.meta.url);

/** The cuts the books are set in, by their file in @fontsource. Nothing installed on the machine is used. */
const CUTS = {
  text: 'newsreader/files/newsreader-latin-400-normal',
  textItalic: 'newsreader/files/newsreader-latin-400-italic',
  textMedium: 'newsreader/files/newsreader-latin-500-normal',
  textBold: 'newsreader/files/newsreader-latin-600-normal',
  display: 'fraunces/files/fraunces-latin-400-normal',
  displayItalic: 'fraunces/files/fraunces-latin-400-italic',
  displayLight: 'fraunces/files/fraunces-latin-300-normal',
  label: 'instrument-sans/files/instrument-sans-latin-500-normal',
} as const;

type Cut = keyof typeof CUTS;

/** A font as TrueType, which both Typst and every ePub reader take. */
async function readFont(cut: Cut): Promise<Buffer> {
  const [family, ...path] = CUTS[cut].split('/');
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  const compressed = readFileSync(join(folder, `${path.join('/')}.woff2`));
  return Buffer.from(await decompress(compressed));
}

/** One after the other: the decompressor works in one piece of memory and does not bear two calls at a time. */
export async function readFonts<C extends Cut>(cuts: readonly C[]): Promise<Record<C, Buffer>> {
  const fonts: [C, Buffer][] = [];
  for (const cut of cuts) fonts.push([cut, await readFont(cut)]);
  return Object.fromEntries(fonts) as Record<C, Buffer>;
}

/** A folder that need not exist: every file Typst reads is handed to it from memory. */
const WORKSPACE = resolve('/typesetting');
const DESIGN = readFileSync(new URL('./book.typ', import.meta.url), 'utf8');

/** How many pages a PDF of ours has: its page tree is written plainly. */
export function pageCountOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

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

  /**
   * The book as a tagged PDF that meets PDF/UA-1. Equal input gives equal bytes.
   *
   * @param plates pictures that fill a page each, at its end
   */
  pdf(manuscript: Manuscript, cover: CoverArt, plates: readonly Plate[] = []): Buffer {
    const named = plates.map(({ alt, jpeg }, index) => ({ alt, jpeg, file: `plate-${index}.jpg` }));
    for (const { file, jpeg } of named) this.compiler.mapShadow(join(WORKSPACE, file), jpeg);
    const source = [bookSource(manuscript, cover), ...named.map(plateSource)].join('\n');
    const document = this.compile(manuscript, cover, source);
    return this.compiler.pdf(document, { pdfStandard: 'ua-1' });
  }

  /**
   * Pages of the book as SVG each, with text as outlines.
   *
   * @param pages counted from the cover, which is page 1
   */
  pageSvgs(manuscript: Manuscript, cover: CoverArt, pages: readonly number[]): string[] {
    const document = this.compile(manuscript, cover, bookSource(manuscript, cover));
    return pagesOfSvg(this.compiler.plainSvg(document), pages);
  }

  /** The cover as SVG, with text as outlines. */
  coverSvg(manuscript: Manuscript, cover: CoverArt): string {
    return this.compiler.plainSvg(this.compile(manuscript, cover, coverSource(manuscript, cover)));
  }

  /** A document that is no book, with designs of its own by their names. It is tagged as books are. */
  documentPdf(source: string, designs: Record<string, string>): Buffer {
    for (const [name, design] of Object.entries(designs))
      this.compiler.addSource(join(WORKSPACE, name), design);
    return this.compiler.pdf(this.compileSource(source, 'The document'), { pdfStandard: 'ua-1' });
  }

  private compile(manuscript: Manuscript, cover: CoverArt, source: string): NodeTypstDocument {
    if (cover.svg) this.compiler.mapShadow(join(WORKSPACE, 'cover.svg'), cover.svg);
    return this.compileSource(source, manuscript.bookId);
  }

  private compileSource(source: string, name: string): NodeTypstDocument {
    const outcome = this.compiler.compile({ mainFileContent: source });
    const details = outcome.takeDiagnostics()?.shortDiagnostics ?? [];
    // A warning is a fault too: "unknown font family" would leave the pages empty.
    if (outcome.result && details.length === 0) return outcome.result;
    throw new Error(`${name} could not be set: ${JSON.stringify(details)}`);
  }
}
