import { createZip, type ZipEntry } from './create-books.js';

interface ChapterFile {
  name: string;
  /** In the body. */
  html: string;
}

const CONTAINER = `<?xml version="1.0"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
  <rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>`;

const page = (html: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"><body>${html}</body></html>`;

/** An ePub with these files of text. @param contents of its `nav`: a list; none if left out */
export function epubOf(files: readonly ChapterFile[], contents?: string): Buffer {
  const items = files.map(
    ({ name }, at) => `<item id="c${at}" href="${name}" media-type="application/xhtml+xml"/>`,
  );
  const nav = `<item id="nav" href="nav.xhtml" properties="nav" media-type="application/xhtml+xml"/>`;
  const opf = `<package xmlns="http://www.idpf.org/2007/opf" version="3.0">
  <metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:language>en-GB</dc:language></metadata>
  <manifest>${items.join('')}${contents ? nav : ''}</manifest>
  <spine>${files.map((_, at) => `<itemref idref="c${at}"/>`).join('')}</spine>
</package>`;
  const entries: ZipEntry[] = [
    { name: 'mimetype', content: 'application/epub+zip', isStored: true },
    { name: 'META-INF/container.xml', content: CONTAINER },
    { name: 'OEBPS/book.opf', content: opf },
    ...files.map(({ name, html }) => ({ name: `OEBPS/${name}`, content: page(html) })),
  ];
  if (contents)
    entries.push({ name: 'OEBPS/nav.xhtml', content: page(`<nav epub:type="toc">${contents}</nav>`) });
  return createZip(entries);
}

/** Paragraphs of 50 words, which name the chapter. */
export const paragraphsOf = (name: string, count = 2): string =>
  Array.from({ length: count }, (_, at) => `<p>${name} ${at + 1} ${'it rained '.repeat(24)}again.</p>`).join(
    '',
  );

/** A cover page and two chapters. */
export const chaptersEpub = (): Buffer =>
  epubOf(
    [
      { name: 'cover.xhtml', html: '<p>A cover.</p>' },
      {
        name: 'one.xhtml',
        html: `<h1>1. The Bridge</h1><p>It was <em>foggy</em>.</p>${paragraphsOf('Bridge', 4)}`,
      },
      { name: 'two.xhtml', html: `<h1>2. The River</h1>${paragraphsOf('River')}` },
    ],
    `<ol><li><a href="cover.xhtml">Cover</a></li><li><a href="one.xhtml">1. The Bridge</a></li>
     <li><a href="two.xhtml">2. The River</a></li></ol>`,
  );
