import { escapeXml } from '../epub/xhtml.js';
import { sectionLabel } from '../manuscript/section-parts.js';
import type { Manuscript, Section } from '../manuscript/manuscript.js';
import { sectionHtml, SectionMarks } from './section-html.js';

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
  const opening = sectionHtml(first, edition.closingHeading, marks);
  const others = more.map((section) => partHtml(section, edition.closingHeading, marks));
  const html = [opening, ...others].join('\n');
  return {
    title: first.title,
    label: sectionLabel(first),
    author: edition.author,
    language: edition.language,
    wordCount: plainHtml(html).split(/\s+/).filter(Boolean).length,
    contents: marks.contents,
    html,
  };
}

function partHtml(section: Section, closingHeading: string | null, marks: SectionMarks): string {
  const id = marks.heading(section.title);
  const text = sectionHtml(section, closingHeading, marks, false);
  return `<section class="${section.id === 'closing' ? 'last' : 'chapter'}" aria-labelledby="${id}">
<h3 id="${id}">${escapeXml(section.title)}</h3>
${text}
</section>`;
}

function plainHtml(html: string): string {
  return html.replace(/<[^>]+>/g, ' ');
}
