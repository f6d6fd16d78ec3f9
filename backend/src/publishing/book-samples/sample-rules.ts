/** Of a worker that reads the chapters of one book: far more than a long novel takes. */
export const CHAPTER_LIMITS = { timeoutMs: 120_000, cpuMs: 20_000, memoryMb: 384, idleMs: 15_000 };

/** A larger ePub is mostly pictures and films. */
export const MAX_EPUB_BYTES = 200 * 1_024 ** 2;
export const MAX_CONTENTS_BYTES = 4 * 1_024 ** 2;
/** Of one file of text. */
export const MAX_TEXT_BYTES = 4 * 1_024 ** 2;
export const MAX_CHAPTERS = 500;
export const MAX_CHAPTER_TITLE = 200;
export const MAX_LEVEL = 6;

/** Shorter parts, such as a title page or a dedication, are no sample. */
export const MIN_CHAPTER_WORDS = 40;
/** Characters of a sample: some 25 pages. A longer chapter ends after the paragraph before. */
export const MAX_SAMPLE_CHARACTERS = 40_000;

export interface EpubChapter {
  /** Place among the contents of the ePub. */
  number: number;
  title: string;
  /** From 1; chapters within a part are on the next level. */
  level: number;
  words: number;
}

export interface ChapterText {
  title: string;
  /** In Markdown. */
  text: string;
  words: number;
  /** Whether the chapter was too long. */
  isShortened: boolean;
  /** BCP 47; null if the ePub does not say. */
  language: string | null;
}
