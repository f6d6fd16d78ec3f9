import { readFileSync } from 'node:fs';
import JSZip from 'jszip';
import type { Manuscript } from '../manuscript/manuscript.js';
import { readFonts } from '../pdf/typesetter.js';
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
  const fonts = await packedFonts();

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
  add('EPUB/book.css', STYLE);
  add('EPUB/cover.jpg', cover.jpeg, 'STORE');
  for (const font of fonts) add(`EPUB/${font.file}`, font.bytes);
  for (const page of pages) add(`EPUB/${pageFile(page)}`, xhtmlDocument(manuscript, page.title, page.body));
  return zip.generateAsync({ type: 'nodebuffer', compressionOptions: { level: 9 }, platform: 'UNIX' });
}

async function packedFonts(): Promise<PackedFont[]> {
  const fonts = await readFonts(['text', 'textItalic', 'display']);
  return [
    { file: 'text.ttf', bytes: fonts.text },
    { file: 'text-italic.ttf', bytes: fonts.textItalic },
    { file: 'display.ttf', bytes: fonts.display },
  ];
}
