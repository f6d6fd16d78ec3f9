import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';

import type { CoverArt } from '../cover-art.js';
import type { Plate } from '../demo/plates.js';
import type { Manuscript } from '../manuscript/manuscript.js';
import { pagesOfSvg } from './pages-of-svg.js';
import { asFamilyOfItsOwn, CUTS, fontsDesign, mainSource, rareSources, readFonts } from './book-fonts.js';
import { bookSource, coverSource, plateSource } from './book-source.js';

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

  /** @param characters of the books, which need fonts of their alphabets */
  static async start(characters = ''): Promise<Typesetter> {
    const cuts = Object.values(CUTS);
    const rare = cuts.flatMap((cut) => rareSources(characters, cut));
    const sources = [
      ...new Map([...cuts.map(mainSource), ...rare].map((each) => [each.name, each])).values(),
    ];
    const files = await readFonts(sources);
    const fonts = sources.map((source, at) => asFamilyOfItsOwn(source, files[at] ?? Buffer.alloc(0)));
    const compiler = NodeCompiler.create({
      workspace: WORKSPACE,
      fontArgs: [{ fontBlobs: fonts }],
    });
    compiler.addSource(join(WORKSPACE, 'fonts.typ'), fontsDesign(characters));
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
    return this.export(document, manuscript.bookId);
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
    return this.export(this.compileSource(source, 'The document'), 'The document');
  }

  private export(document: NodeTypstDocument, name: string): Buffer {
    try {
      return this.compiler.pdf(document, { pdfStandard: 'ua-1' });
    } catch (error) {
      const missing = String(error).matchAll(/the text `[\\"]*([^\\"`]+)[\\"]*` could not be displayed/g);
      const characters = [...new Set(Array.from(missing, ([, text = '']) => text))].join(', ');
      if (characters === '') throw error;
      throw new Error(`${name} could not be set: no font has ${characters}`, { cause: error });
    }
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
