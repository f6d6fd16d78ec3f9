import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import type { Manuscript } from '../manuscript/manuscript.js';
import { CUTS, mainSource, rareSources, readFonts } from '../pdf/book-fonts.js';
import {
  bookIdentifier,
  navigationDocument,
  ncxDocument,
  packageDocument,
  type PackedFont,
} from './package-document.js';
import { aboutAuthorPage, type EpubPage, frontPages, pageFile, sectionPage, xhtmlDocument } from './pages.js';

const STYLE = readFileSync(new URL('./book.css', import.meta.url), 'utf8');
const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

export interface CoverPicture {
  jpeg: Buffer;
  alt: string;
}

/** The book as an EPUB 3.3 publication. Equal input gives equal bytes: every entry carries the day of publication. */
export async function packEpub(manuscript: Manuscript, cover: CoverPicture): Promise<Buffer> {
  const front = frontPages(manuscript, cover.alt);
  const about = aboutAuthorPage(manuscript);
  const body = manuscript.sections.map((section) => sectionPage(section, manuscript));
  const pages: EpubPage[] = [...front, ...body, ...(about ? [about] : [])];
  const order = [...front, { id: 'nav' }, ...body, ...(about ? [about] : [])];
  const documents = pages.map((page) => xhtmlDocument(manuscript, page.title, page.body));
  const fonts = await packedFonts(documents.join(''));

  const zip = new JSZip();
  const date = new Date(`${manuscript.published}T00:00:00Z`);
  const add = (name: string, content: string | Buffer, compression: 'STORE' | 'DEFLATE' = 'DEFLATE') =>
    zip.file(name, content, { date, compression, createFolders: false });
  // OCF 4.2.3: the media type comes first and uncompressed, so that a reader knows the file by its first bytes.
  add('mimetype', 'application/epub+zip', 'STORE');
  add('META-INF/container.xml', CONTAINER);
  add('EPUB/package.opf', packageDocument(manuscript, order, fonts));
  add('EPUB/nav.xhtml', navigationDocument(manuscript, pages));
  add('EPUB/toc.ncx', ncxDocument(manuscript, bookIdentifier(manuscript.bookId), pages));
  add('EPUB/book.css', styleWith(fonts));
  add('EPUB/cover.jpg', cover.jpeg, 'STORE');
  for (const font of fonts) add(`EPUB/${font.file}`, font.bytes);
  for (const [at, page] of pages.entries()) add(`EPUB/${pageFile(page)}`, documents[at] ?? '');
  return zip.generateAsync({ type: 'nodebuffer', compressionOptions: { level: 9 }, platform: 'UNIX' });
}

/** Files of the fonts that book.css declares. */
const fontFiles = { text: 'text.ttf', textItalic: 'text-italic.ttf', display: 'display.ttf' } as const;

/** The book's fonts, and further ones for characters that they do not have. */
async function packedFonts(text: string): Promise<PackedFont[]> {
  const packed: PackedFont[] = [];
  const further = new Map<string, PackedFont>();
  for (const [cut, file] of Object.entries(fontFiles) as [keyof typeof fontFiles, string][]) {
    const [bytes = Buffer.alloc(0)] = await readFonts([mainSource(CUTS[cut])]);
    packed.push({ file, bytes });
    const rare = rareSources(text, CUTS[cut]);
    for (const [at, font] of (await readFonts(rare)).entries()) {
      const name = rare[at]?.name ?? '';
      further.set(name, {
        file: `${name}.ttf`,
        bytes: font,
        family: name,
        isItalic: name.endsWith('-italic'),
      });
    }
  }
  return [...packed, ...further.values()];
}

/** Readers take each character from the first family of the list that has it. */
function styleWith(fonts: readonly PackedFont[]): string {
  const further = fonts.filter(({ family }) => family !== undefined);
  const rules = further.map(
    ({ file, family, isItalic }) =>
      `@font-face {\n  font-family: '${family}';\n  font-style: ${isItalic ? 'italic' : 'normal'};\n  src: url('${file}');\n}\n`,
  );
  const families = further.map(({ family }) => ` '${family}',`).join('');
  return rules.join('') + STYLE.replaceAll(', Georgia, serif', `,${families} Georgia, serif`);
}
