import { bookWords } from '../manuscript/book-words.js';
import type { Block, Epigraph, Manuscript, Section, SectionKind } from '../manuscript/manuscript.js';
import { notesOf, sectionLabel, splitClosing, splitOpening } from '../manuscript/section-parts.js';
import { type Dialect, epubDialect, escapeXml, xhtmlBlocks, xhtmlInlines } from './xhtml.js';

/** One XHTML file of an ePub. */
export interface EpubPage {
  /** Unique in the package; the file is `<id>.xhtml`. */
  id: string;
  title: string;
  /** Content of `<body>`. */
  body: string;
  /** Whether the table of contents names it. */
  listed: boolean;
}

export function pageFile(page: Pick<EpubPage, 'id'>): string {
  return `${page.id}.xhtml`;
}

/** A complete document with the book's language and style sheet. */
export function xhtmlDocument(manuscript: Manuscript, title: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${manuscript.language}" xml:lang="${manuscript.language}">
<head>
<meta charset="UTF-8"/>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="book.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Terms of the EPUB structural vocabulary and of DPUB-ARIA. */
const MEANINGS: Record<SectionKind, string> = {
  introduction: 'epub:type="introduction" role="doc-introduction"',
  chapter: 'epub:type="chapter" role="doc-chapter"',
  afterword: 'epub:type="afterword" role="doc-afterword"',
  notes: 'epub:type="bibliography" role="doc-bibliography"',
};

export function sectionPage(section: Section, manuscript: Manuscript): EpubPage {
  const { main, closing } = splitClosing(section.blocks, manuscript.closingHeading);
  const dialect = epubDialect(manuscript.language);
  const body = [
    `<section ${MEANINGS[section.kind]} aria-labelledby="title">`,
    heading(section, manuscript),
    section.epigraph ? epigraphBlock(section.epigraph, dialect) : '',
    section.kind === 'notes' ? xhtmlBlocks(main.slice(0, 1), dialect) : openingBlock(main[0], dialect),
    xhtmlBlocks(main.slice(1), dialect),
    closing.length > 0 && manuscript.closingHeading
      ? closingPart(manuscript.closingHeading, closing, dialect)
      : '',
    notesPart(section.blocks, manuscript),
    '</section>',
  ];
  const title = section.number === null ? section.title : `${section.number}. ${section.title}`;
  return { id: section.id, title, body: body.filter((part) => part !== '').join('\n'), listed: true };
}

function epigraphBlock(epigraph: Epigraph, dialect: Dialect): string {
  const { text, source } = epigraph;
  return `<blockquote class="epigraph" epub:type="epigraph" role="doc-epigraph">
<p>${xhtmlInlines(text, dialect)}</p>
<p class="source"><cite>${xhtmlInlines(source, dialect)}</cite></p>
</blockquote>`;
}

function heading(section: Section, manuscript: Manuscript): string {
  const label = sectionLabel(section, manuscript);
  const kind = section.number === null ? 'part' : 'numeral';
  const above = label === null ? '' : `<span class="${kind}">${label}</span> `;
  return `<h1 id="title">${above}${escapeXml(section.title)}</h1>`;
}

function openingBlock(block: Block | undefined, dialect: Dialect): string {
  const opening = splitOpening(block);
  if (!opening) return block ? xhtmlBlocks([block], dialect) : '';
  const words = escapeXml(opening.initial + opening.capitals);
  return `<p class="opening"><span class="first-words">${words}</span>${xhtmlInlines(opening.rest, dialect)}</p>`;
}

function closingPart(title: string, blocks: Block[], dialect: Dialect): string {
  return `<section class="closing" aria-labelledby="closing">
<h2 id="closing">${escapeXml(title)}</h2>
${xhtmlBlocks(blocks, dialect)}
</section>`;
}

function notesPart(blocks: Block[], { language }: Manuscript): string {
  const dialect = epubDialect(language);
  const back = escapeXml(bookWords(language).backToText);
  const notes = blocks.flatMap(notesOf);
  if (notes.length === 0) return '';
  const asides = notes.map(
    ({ number, children }) =>
      `<aside epub:type="footnote" role="doc-footnote" id="note-${number}"><p><a role="doc-backlink" href="#mark-${number}" aria-label="${back}">${number}.</a> ${xhtmlInlines(children, dialect)}</p></aside>`,
  );
  return `<hr class="before-notes"/>\n${asides.join('\n')}`;
}

/** The pages before the first chapter, in reading order. The contents page follows them. */
export function frontPages(manuscript: Manuscript, coverAlt: string): EpubPage[] {
  const { title, subtitle, author, edition, dedication, epigraph, copyright } = manuscript;
  const words = bookWords(manuscript.language);
  const dialect = epubDialect(manuscript.language);
  const pages: EpubPage[] = [
    page('cover', words.cover, 'epub:type="cover" class="cover"', [
      `<img src="cover.jpg" alt="${escapeXml(coverAlt)}" role="doc-cover"/>`,
    ]),
    page('title-page', title, 'epub:type="titlepage" class="title-page"', [
      `<h1 epub:type="title">${escapeXml(title)}</h1>`,
      subtitle
        ? `<p class="subtitle" epub:type="subtitle" role="doc-subtitle">${escapeXml(subtitle)}</p>`
        : '',
      `<p class="author">${escapeXml(author)}</p>`,
      `<p class="edition">${escapeXml(edition)}</p>`,
    ]),
    page(
      'copyright',
      words.copyright,
      `epub:type="copyright-page" class="copyright" aria-label="${escapeXml(words.copyright)}"`,
      [...copyright.map((line) => `<p>${xhtmlInlines(line, dialect)}</p>`)],
    ),
  ];
  if (dedication)
    pages.push(
      page(
        'dedication',
        words.dedication,
        'epub:type="dedication" role="doc-dedication" class="dedication"',
        [`<p>${xhtmlInlines(dedication, dialect)}</p>`],
      ),
    );
  if (epigraph)
    pages.push(page('epigraph', words.epigraph, 'class="epigraph-page"', [epigraphBlock(epigraph, dialect)]));
  return pages;
}

export function aboutAuthorPage(manuscript: Manuscript): EpubPage | null {
  if (manuscript.aboutAuthor.length === 0) return null;
  const title = manuscript.aboutHeading;
  const dialect = epubDialect(manuscript.language);
  const body = [`<h1 id="title">${escapeXml(title)}</h1>`, xhtmlBlocks(manuscript.aboutAuthor, dialect)];
  return {
    ...page('about-the-author', title, 'epub:type="backmatter" aria-labelledby="title"', body),
    listed: true,
  };
}

function page(id: string, title: string, attributes: string, lines: string[]): EpubPage {
  const body = [`<section ${attributes}>`, ...lines.filter((line) => line !== ''), '</section>'];
  return { id, title, body: body.join('\n'), listed: false };
}
