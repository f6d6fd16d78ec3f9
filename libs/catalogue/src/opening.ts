import type { BookId } from './ids.js';

/**
 * The beginning of a book, to read aloud: about two and a half minutes of the first chapter, in whole
 * sentences. Server only, with an entry point of its own, because manuscripts are sold.
 */
export interface Opening {
  bookId: BookId;
  title: string;
  author: string;
  /** Plain text. The first paragraph is the chapter's title. */
  paragraphs: readonly string[];
  /** SHA-256 of the paragraphs, in hex; a changed text needs a new recording. */
  textHash: string;
  /** The cover, 600 × 900, for audio players. */
  coverJpegBase64: string;
}
