import { type Dialect, escapeXml, noteLabel, xhtmlBlocks, xhtmlInlines } from '../epub/xhtml.js';
import { bookWords } from '../manuscript/book-words.js';
import type { Block, Epigraph, Manuscript, Section } from '../manuscript/manuscript.js';
import { notesOf, plainText, sectionLabel, splitClosing, splitOpening } from '../manuscript/section-parts.js';

/** Gives out the ids of a sample, whose headings and notes are counted through all of its sections. */
class SectionMarks {
  readonly contents: { id: string; title: string }[] = [];
  private noteCount = 0;

  /** @returns the id of a part that the contents name */
  heading(title: string): string {
    const id = `sample-part-${this.contents.length + 1}`;
    this.contents.push({ id, title });
    return id;
  }

  /** Returns ids of the next notes. Numbers restart in each section, as in print. */
  notes(count: number): (number: number) => { mark: string; note: string } {
    const before = this.noteCount;
    this.noteCount += count;
    return (number) => ({
      mark: `sample-mark-${before + number}`,
      note: `sample-note-${before + number}`,
    });
  }
}

/** A first paragraph as long as this fills the lines beside a large initial, on a wide window too. */
const initialFromCharacters = 130;

/** The text of a section without its title, as HTML below an `h2`. */
function sectionHtml(
  section: Section,
  { closingHeading, language }: Manuscript,
  marks: SectionMarks,
  hasOpening = true,
): string {
  const { main, closing } = splitClosing(section.blocks, closingHeading);
  const notes = section.blocks.flatMap(notesOf);
  const ids = marks.notes(notes.length);
  const dialect: Dialect = {
    heading: (level, words, plain) => {
      if (level === 3) return `<h4>${words}</h4>`;
      return `<h3 id="${marks.heading(plain)}">${words}</h3>`;
    },
    noteMark: (number) => {
      const { mark, note } = ids(number);
      return `<a class="note-mark" role="doc-noteref" id="${mark}" href="#${note}" aria-label="${noteLabel(language, number)}">${number}</a>`;
    },
  };
  const text = hasOpening
    ? [openingHtml(main[0], dialect), xhtmlBlocks(main.slice(1), dialect)]
    : [xhtmlBlocks(main, dialect)];
  const asides = notes.map(({ number, children }) => {
    const { mark, note } = ids(number);
    return `<aside role="doc-footnote" id="${note}"><p><a role="doc-backlink" href="#${mark}" aria-label="${escapeXml(bookWords(language).backToText)}">${number}.</a> ${xhtmlInlines(children, dialect)}</p></aside>`;
  });
  return [
    section.epigraph ? epigraphHtml(section.epigraph, dialect) : '',
    ...text,
    closing.length > 0 && closingHeading ? closingHtml(closingHeading, closing, dialect, marks) : '',
    asides.length > 0 ? `<div class="notes">\n${asides.join('\n')}\n</div>` : '',
  ]
    .filter((part) => part !== '')
    .join('\n');
}

function epigraphHtml({ text, source }: Epigraph, dialect: Dialect): string {
  return `<blockquote class="epigraph">
<p>${xhtmlInlines(text, dialect)}</p>
<p class="source"><cite>${xhtmlInlines(source, dialect)}</cite></p>
</blockquote>`;
}

function openingHtml(block: Block | undefined, dialect: Dialect): string {
  const opening = splitOpening(block);
  if (!opening) return block ? xhtmlBlocks([block], dialect) : '';
  const words = escapeXml(opening.initial + opening.capitals);
  const text = block && 'children' in block ? plainText(block.children) : '';
  // A three-line initial needs three lines beside it and no apostrophe after it.
  const hasInitial = text.length >= initialFromCharacters && !/^.[\u2019']/.test(text);
  return `<p class="opening${hasInitial ? ' initial' : ''}"><span class="first-words">${words}</span>${xhtmlInlines(opening.rest, dialect)}</p>`;
}

function closingHtml(title: string, blocks: Block[], dialect: Dialect, marks: SectionMarks): string {
  const id = marks.heading(title);
  return `<section class="closing" aria-labelledby="${id}">
<h3 id="${id}">${escapeXml(title)}</h3>
${xhtmlBlocks(blocks, dialect)}
</section>`;
}

/** A sample as the reader in the page takes it: the file that lies beside the PDF. */
export interface SampleReading {
  title: string;
  /** Above the title, where the book counts its chapters or names its parts. */
  label: string | null;
  author: string;
  language: string;
  wordCount: number;
  /** The parts that can be gone to, by their ids in `html`. */
  contents: { id: string; title: string }[];
  /** The text below the title; headings begin with `h3`, and its ids with `sample-`. */
  html: string;
}

/** @param edition the first section is the chapter that is given away; what follows is set after it, with its title */
export function sampleReading(edition: Manuscript): SampleReading {
  const [first, ...more] = edition.sections;
  if (!first) throw new Error(`The sample of ${edition.title} has nothing in it.`);
  const marks = new SectionMarks();
  const opening = sectionHtml(first, edition, marks);
  const others = more.map((section) => partHtml(section, edition, marks));
  const html = [opening, ...others].join('\n');
  return {
    title: first.title,
    label: sectionLabel(first, edition),
    author: edition.author,
    language: edition.language,
    wordCount: plainHtml(html).split(/\s+/).filter(Boolean).length,
    contents: marks.contents,
    html,
  };
}

function partHtml(section: Section, edition: Manuscript, marks: SectionMarks): string {
  const id = marks.heading(section.title);
  const text = sectionHtml(section, edition, marks, false);
  return `<section class="${section.id === 'closing' ? 'last' : 'chapter'}" aria-labelledby="${id}">
<h3 id="${id}">${escapeXml(section.title)}</h3>
${text}
</section>`;
}

function plainHtml(html: string): string {
  return html.replace(/<[^>]+>/g, ' ');
}
