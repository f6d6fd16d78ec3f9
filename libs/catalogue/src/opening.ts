import type { BookId } from './ids.js';

/**
 * How a book begins, to be read aloud: some two and a half minutes of its first chapter, in whole sentences. On the
 * server only, and an entry of its own for that: a manuscript is what is sold.
 */
export interface Opening {
  bookId: BookId;
  /** As the page of previews names the book. */
  title: string;
  author: string;
  /** Plain text. The first is the chapter's title. */
  paragraphs: readonly string[];
  /** SHA-256 of the paragraphs, in hex: another text is another recording. */
  textHash: string;
  /** The cover, 600 × 900, as a player of recordings shows it. */
  coverJpegBase64: string;
}
