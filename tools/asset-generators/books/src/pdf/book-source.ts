import type { CoverArt } from '../cover-art.js';
import { bookWords } from '../manuscript/book-words.js';
import type { Block, Manuscript, Section } from '../manuscript/manuscript.js';
import { sectionLabel, splitClosing, splitOpening } from '../manuscript/section-parts.js';
import {
  fitsOnAPage,
  typstArray,
  typstBlocks,
  typstEpigraph,
  typstInlines,
  typstOptional,
  typstString,
} from './typst-source.js';

/** So few need no table of contents. */
const fewSections = 2;

/** Longest title that fits the line above a page. */
const runningCharacters = 48;

/** The title above the left-hand pages: its first words if it is too long for one line. */
function runningTitle(title: string): string {
  if (title.length <= runningCharacters) return title;
  const start = title.slice(0, runningCharacters);
  return `${start.slice(0, start.lastIndexOf(' ') + 1).trimEnd() || start}…`;
}

/** The whole book as one Typst document, which calls the functions of book.typ. */
export function bookSource(manuscript: Manuscript, cover: CoverArt): string {
  const { title, subtitle, author } = manuscript;
  const [language, region] = manuscript.language.split('-');
  const [year, month, day] = manuscript.published.split('-').map(Number);
  const named = [title, subtitle, author].map(typstOptional).join(', ');
  return [
    '#import "book.typ": *',
    `#show: book.with(title: ${typstString(title)}, subtitle: ${typstOptional(subtitle)},`,
    `  author: ${typstString(author)}, description: ${typstString(manuscript.description)},`,
    `  keywords: ${typstArray(manuscript.keywords.map(typstString))},`,
    `  language: ${typstString(language ?? 'en')}, region: ${typstOptional(region ?? null)},`,
    `  published: datetime(year: ${year}, month: ${month}, day: ${day}), accent-color: rgb("${cover.accent}"))`,
    coverPage(manuscript, cover),
    `#half-title(${typstString(title)})`,
    `#title-page(${named}, ${typstString(manuscript.edition)})`,
    `#copyright-page(${typstArray(manuscript.copyright.map((line) => `[${typstInlines(line)}]`))})`,
    manuscript.dedication ? `#dedication-page[${typstInlines(manuscript.dedication)}]` : '',
    manuscript.epigraph
      ? `#epigraph-page([${typstInlines(manuscript.epigraph.text)}], [${typstInlines(manuscript.epigraph.source)}])`
      : '',
    manuscript.sections.length > fewSections
      ? `#contents-page(${typstString(bookWords(manuscript.language).contents)})`
      : '',
    `#show: main-matter.with(${typstString(runningTitle(title))})`,
    ...manuscript.sections.map((section) => sectionSource(section, manuscript)),
    aboutAuthor(manuscript),
  ]
    .filter((part) => part !== '')
    .join('\n');
}

/** The page on which the first section begins, counted from the cover. */
export function firstTextPage({ dedication, epigraph, sections }: Manuscript): number {
  // Cover, half title, title page and copyright; text begins on a right-hand page.
  const front = 4 + [dedication, epigraph, sections.length > fewSections].filter(Boolean).length;
  return front % 2 === 0 ? front + 1 : front + 2;
}

/** Only the cover, for books without a drawn one: the ePub needs it as a picture. */
export function coverSource(manuscript: Manuscript, cover: CoverArt): string {
  return ['#import "book.typ": *', '#show: book', coverPage(manuscript, cover)].join('\n');
}

/** A page that is a picture. */
export function plateSource({ file, alt }: { file: string; alt: string }): string {
  return `#drawn-cover(${typstString(file)}, ${typstString(alt)})`;
}

function coverPage({ title, subtitle, author }: Manuscript, cover: CoverArt): string {
  if (cover.svg) return `#drawn-cover("cover.svg", ${typstString(cover.alt)})`;
  const words = [title, subtitle, author].map(typstOptional).join(', ');
  return `#typographic-cover(${words}, rgb("${cover.accent}"), rgb("${cover.paper}"))`;
}

function sectionSource(section: Section, manuscript: Manuscript): string {
  const { closingHeading } = manuscript;
  const { main, closing } = splitClosing(section.blocks, closingHeading);
  const opening = section.kind === 'notes' ? null : splitOpening(main[0]);
  const begun = opening
    ? `#first-words(${typstString(opening.initial)}, ${typstString(opening.capitals)});${typstInlines(opening.rest)}`
    : typstBlocks(main.slice(0, 1));
  const small = section.kind === 'notes';
  return [
    `#opening(${typstString(section.title)}, running: ${typstString(section.runningTitle)},`,
    `  label: ${typstOptional(sectionLabel(section, manuscript))}, epigraph: ${typstEpigraph(section.epigraph)})`,
    '',
    small ? '#small-print[' : '',
    begun,
    '',
    typstBlocks(main.slice(1)),
    small ? ']' : '',
    closingSource(closing, closingHeading),
  ].join('\n');
}

function closingSource(blocks: Block[], heading: string | null): string {
  if (blocks.length === 0 || !heading) return '';
  const words = typstBlocks(blocks);
  return `#closing(${typstString(heading)}, keep: ${fitsOnAPage(words)})[${words}]`;
}

function aboutAuthor(manuscript: Manuscript): string {
  if (manuscript.aboutAuthor.length === 0) return '';
  const heading = typstString(manuscript.aboutHeading);
  return `#opening(${heading}, running: ${heading})\n\n${typstBlocks(manuscript.aboutAuthor)}`;
}
