import { createHash } from 'node:crypto';

import { bookWords } from '../manuscript/book-words.js';
import type { Manuscript } from '../manuscript/manuscript.js';
import { type EpubPage, pageFile, xhtmlDocument } from './pages.js';
import { escapeXml } from './xhtml.js';

/** Contents and landmarks, which EPUB 3 readers show and jump by; also the contents page of the book. */
export function navigationDocument(manuscript: Manuscript, pages: readonly EpubPage[]): string {
  const start = manuscript.sections[0]?.id ?? 'title-page';
  const words = bookWords(manuscript.language);
  const entries = pages
    .filter((page) => page.listed)
    .map((page) => `<li>${linkTo(page.id, page.title)}</li>`);
  const body = `<nav epub:type="toc" role="doc-toc" id="toc" aria-labelledby="contents">
<h1 id="contents">${escapeXml(words.contents)}</h1>
<ol>
${entries.join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" id="landmarks" aria-labelledby="guide" hidden="hidden">
<h2 id="guide">${escapeXml(words.guide)}</h2>
<ol>
<li>${linkTo('cover', words.cover, 'cover')}</li>
<li>${linkTo('title-page', words.titlePage, 'titlepage')}</li>
<li>${linkTo('nav', words.contents, 'toc')}</li>
<li>${linkTo(start, words.startReading, 'bodymatter')}</li>
</ol>
</nav>`;
  return xhtmlDocument(manuscript, words.contents, body);
}

function linkTo(id: string, title: string, type?: string): string {
  const meaning = type ? ` epub:type="${type}"` : '';
  return `<a${meaning} href="${pageFile({ id })}">${escapeXml(title)}</a>`;
}

/** The same contents for readers that know only EPUB 2. */
export function ncxDocument(manuscript: Manuscript, identifier: string, pages: readonly EpubPage[]): string {
  const points = pages
    .filter((page) => page.listed)
    .map(
      (page, index) => `<navPoint id="point-${page.id}" playOrder="${index + 1}">
<navLabel><text>${escapeXml(page.title)}</text></navLabel>
<content src="${pageFile(page)}"/>
</navPoint>`,
    );
  return `<?xml version="1.0" encoding="UTF-8"?>
<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" xml:lang="${manuscript.language}">
<head>
<meta name="dtb:uid" content="${identifier}"/>
<meta name="dtb:depth" content="1"/>
<meta name="dtb:totalPageCount" content="0"/>
<meta name="dtb:maxPageNumber" content="0"/>
</head>
<docTitle><text>${escapeXml(manuscript.title)}</text></docTitle>
<docAuthor><text>${escapeXml(manuscript.author)}</text></docAuthor>
<navMap>
${points.join('\n')}
</navMap>
</ncx>
`;
}

export interface PackedFont {
  file: string;
  bytes: Buffer;
  /** Only of fonts that book.css does not declare. */
  family?: string;
  isItalic?: boolean;
}

/** A name for the work that stays the same from one build to the next (RFC 9562, version 8: our own hash). */
export function bookIdentifier(bookId: string): string {
  const hex = createHash('sha256').update(`lectern book ${bookId}`).digest('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  const groups = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ];
  return `urn:uuid:${groups.join('-')}`;
}

/** package.opf: what the book is, what it is made of and in which order it is read. */
export function packageDocument(
  manuscript: Manuscript,
  order: readonly Pick<EpubPage, 'id'>[],
  fonts: readonly PackedFont[],
): string {
  const pages = order.map(({ id }) => {
    const properties = id === 'nav' ? ' properties="nav"' : '';
    return `<item id="${manifestId(id)}" href="${pageFile({ id })}" media-type="application/xhtml+xml"${properties}/>`;
  });
  const fontItems = fonts.map(
    ({ file }, index) => `<item id="font-${index + 1}" href="${file}" media-type="font/ttf"/>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="book-id" xml:lang="${manuscript.language}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
${metadata(manuscript).join('\n')}
</metadata>
<manifest>
<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>
<item id="style" href="book.css" media-type="text/css"/>
<item id="cover-image" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>
${[...fontItems, ...pages].join('\n')}
</manifest>
<spine toc="ncx">
${order.map(({ id }) => `<itemref idref="${manifestId(id)}"/>`).join('\n')}
</spine>
</package>
`;
}

function manifestId(pageId: string): string {
  return `page-${pageId}`;
}

function metadata(manuscript: Manuscript): string[] {
  const { title, subtitle, author, published } = manuscript;
  return [
    `<dc:identifier id="book-id">${bookIdentifier(manuscript.bookId)}</dc:identifier>`,
    `<dc:title id="title">${escapeXml(title)}</dc:title>`,
    '<meta refines="#title" property="title-type">main</meta>',
    ...(subtitle
      ? [
          `<dc:title id="subtitle">${escapeXml(subtitle)}</dc:title>`,
          '<meta refines="#subtitle" property="title-type">subtitle</meta>',
        ]
      : []),
    `<dc:creator id="author">${escapeXml(author)}</dc:creator>`,
    '<meta refines="#author" property="role" scheme="marc:relators">aut</meta>',
    `<dc:language>${manuscript.language}</dc:language>`,
    `<dc:description>${escapeXml(manuscript.description)}</dc:description>`,
    ...manuscript.keywords.map((keyword) => `<dc:subject>${escapeXml(keyword)}</dc:subject>`),
    `<dc:date>${published}</dc:date>`,
    `<meta property="dcterms:modified">${published}T00:00:00Z</meta>`,
    '<meta name="cover" content="cover-image"/>',
    ...accessibility(manuscript),
  ];
}

/** EPUB Accessibility 1.1, section 2: what a reader who cannot see the page may expect. */
function accessibility({ language }: Manuscript): string[] {
  const features = [
    'structuralNavigation',
    'tableOfContents',
    'readingOrder',
    'alternativeText',
    'displayTransformability',
    'ARIA',
  ];
  return [
    '<meta property="schema:accessMode">textual</meta>',
    '<meta property="schema:accessMode">visual</meta>',
    '<meta property="schema:accessModeSufficient">textual</meta>',
    ...features.map((feature) => `<meta property="schema:accessibilityFeature">${feature}</meta>`),
    '<meta property="schema:accessibilityHazard">none</meta>',
    `<meta property="schema:accessibilitySummary">${escapeXml(bookWords(language).accessibility)}</meta>`,
  ];
}
