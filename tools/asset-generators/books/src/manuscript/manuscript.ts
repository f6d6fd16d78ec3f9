/** A run of text inside a paragraph. `note` carries its own words, so that a page or a reader can place them. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'emphasis'; children: Inline[] }
  | { type: 'strong'; children: Inline[] }
  | { type: 'link'; href: string; children: Inline[] }
  | { type: 'line-break' }
  | { type: 'note'; number: number; children: Inline[] };

export type Block =
  | { type: 'paragraph'; children: Inline[] }
  | { type: 'heading'; level: 2 | 3; children: Inline[] }
  | { type: 'quote'; blocks: Block[]; attribution: Inline[] | null }
  | { type: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { type: 'scene-break' };

export interface Epigraph {
  text: Inline[];
  source: Inline[];
}

export type SectionKind = 'introduction' | 'chapter' | 'afterword' | 'notes';

/** One file of the manuscript: a chapter, or a part without a number such as the introduction. */
export interface Section {
  /** File name without `.md`; unique in the book and safe in addresses. */
  id: string;
  kind: SectionKind;
  /** Position among the chapters, from 1; null for the other kinds, and in a book without numbers. */
  number: number | null;
  title: string;
  /** Title in the page header, shortened to fit. */
  runningTitle: string;
  epigraph: Epigraph | null;
  blocks: Block[];
  /** Whether the chapter is free. Samples contain only free chapters. */
  isFree: boolean;
}

/** Everything an author writes about one book, read and checked, before any page is made. */
export interface Manuscript {
  bookId: string;
  title: string;
  subtitle: string | null;
  author: string;
  /** BCP 47, e.g. `en-US` or `de`. */
  language: string;
  /** ISO date. The files contain it instead of today's date, so equal text gives equal bytes. */
  published: string;
  description: string;
  keywords: string[];
  edition: string;
  /** False while only a part of it is written: a sample may be made of that, but no book to sell. */
  isComplete: boolean;
  dedication: Inline[] | null;
  epigraph: Epigraph | null;
  copyright: Inline[][];
  /** Heading that closes a chapter and is set apart, e.g. "Questions for the quiet". */
  closingHeading: string | null;
  /** Title of the page about the author. */
  aboutHeading: string;
  aboutAuthor: Block[];
  sections: Section[];
}
