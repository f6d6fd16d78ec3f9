import type { Block, Epigraph, Manuscript, Section, SectionKind } from '../manuscript/manuscript.js';
import { notesOf, sectionLabel, splitClosing, splitOpening } from '../manuscript/section-parts.js';
import type { EpubPage } from './page.js';
import { escapeXml, xhtmlBlocks, xhtmlInlines } from './xhtml.js';

/** What a part of the book is, in the words of the EPUB vocabulary and of DPUB-ARIA. */
const MEANINGS: Record<SectionKind, string> = {
  introduction: 'epub:type="introduction" role="doc-introduction"',
  chapter: 'epub:type="chapter" role="doc-chapter"',
  afterword: 'epub:type="afterword" role="doc-afterword"',
  notes: 'epub:type="bibliography" role="doc-bibliography"',
};

export function sectionPage(section: Section, manuscript: Manuscript): EpubPage {
  const { main, closing } = splitClosing(section.blocks, manuscript.closingHeading);
  const body = [
    `<section ${MEANINGS[section.kind]} aria-labelledby="title">`,
    heading(section),
    section.epigraph ? epigraphBlock(section.epigraph) : '',
    section.kind === 'notes' ? xhtmlBlocks(main.slice(0, 1)) : openingBlock(main[0]),
    xhtmlBlocks(main.slice(1)),
    closing.length > 0 && manuscript.closingHeading ? closingPart(manuscript.closingHeading, closing) : '',
    notesPart(section.blocks),
    '</section>',
  ];
  const title = section.number === null ? section.title : `${section.number}. ${section.title}`;
  return { id: section.id, title, body: body.filter((part) => part !== '').join('\n'), listed: true };
}

export function epigraphBlock(epigraph: Epigraph): string {
  const { text, source } = epigraph;
  return `<blockquote class="epigraph" epub:type="epigraph" role="doc-epigraph">
<p>${xhtmlInlines(text)}</p>
<p class="source"><cite>${xhtmlInlines(source)}</cite></p>
</blockquote>`;
}

function heading(section: Section): string {
  const label = sectionLabel(section);
  const kind = section.number === null ? 'part' : 'numeral';
  const above = label === null ? '' : `<span class="${kind}">${label}</span> `;
  return `<h1 id="title">${above}${escapeXml(section.title)}</h1>`;
}

function openingBlock(block: Block | undefined): string {
  const opening = splitOpening(block);
  if (!opening) return block ? xhtmlBlocks([block]) : '';
  const words = escapeXml(opening.initial + opening.capitals);
  return `<p class="opening"><span class="first-words">${words}</span>${xhtmlInlines(opening.rest)}</p>`;
}

function closingPart(title: string, blocks: Block[]): string {
  return `<section class="closing" aria-labelledby="closing">
<h2 id="closing">${escapeXml(title)}</h2>
${xhtmlBlocks(blocks)}
</section>`;
}

function notesPart(blocks: Block[]): string {
  const notes = blocks.flatMap(notesOf);
  if (notes.length === 0) return '';
  const asides = notes.map(
    ({ number, children }) =>
      `<aside epub:type="footnote" role="doc-footnote" id="note-${number}"><p><a role="doc-backlink" href="#mark-${number}" aria-label="Back to the text">${number}.</a> ${xhtmlInlines(children)}</p></aside>`,
  );
  return `<hr class="before-notes"/>\n${asides.join('\n')}`;
}
