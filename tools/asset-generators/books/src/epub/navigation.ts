import type { Manuscript } from '../manuscript/manuscript.js';
import { pageFile, xhtmlDocument, type EpubPage } from './page.js';
import { escapeXml } from './xhtml.js';

/** Contents and landmarks, which EPUB 3 readers show and jump by; also the contents page of the book. */
export function navigationDocument(manuscript: Manuscript, pages: readonly EpubPage[]): string {
  const start = manuscript.sections[0]?.id ?? 'title-page';
  const entries = pages
    .filter((page) => page.listed)
    .map((page) => `<li>${linkTo(page.id, page.title)}</li>`);
  const body = `<nav epub:type="toc" role="doc-toc" id="toc" aria-labelledby="contents">
<h1 id="contents">Contents</h1>
<ol>
${entries.join('\n')}
</ol>
</nav>
<nav epub:type="landmarks" id="landmarks" aria-labelledby="guide" hidden="hidden">
<h2 id="guide">Guide</h2>
<ol>
<li>${linkTo('cover', 'Cover', 'cover')}</li>
<li>${linkTo('title-page', 'Title page', 'titlepage')}</li>
<li>${linkTo('nav', 'Contents', 'toc')}</li>
<li>${linkTo(start, 'Start reading', 'bodymatter')}</li>
</ol>
</nav>`;
  return xhtmlDocument(manuscript, 'Contents', body);
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
