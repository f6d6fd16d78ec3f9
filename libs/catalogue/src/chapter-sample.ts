import type { BookId } from './ids.js';

/** A sample for the reader in the page. */
export interface SampleReading {
  title: string;
  /** Above the title. */
  label: string | null;
  author: string;
  /** BCP 47 */
  language: string;
  wordCount: number;
  contents: { id: string; title: string }[];
  /** Below the title: headings begin with `h3`, and ids with `sample-`. */
  html: string;
}

/** A chapter of a book that visitors may read. The server sets its PDF. */
export interface ChapterSample {
  bookId: BookId;
  reading: SampleReading;
  /** In Markdown. */
  text: string;
  isShortened: boolean;
}
