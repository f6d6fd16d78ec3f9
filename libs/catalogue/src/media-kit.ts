import type { BookId } from './ids.js';

/** A JPEG to download and print. */
export interface PressPicture {
  src: string;
  width: number;
  height: number;
  sizeBytes: number;
}

export interface MediaKit {
  /** Null if the author has no portrait. */
  portrait: PressPicture | null;
  /** Of the books that have a cover, in the author's order. */
  covers: (PressPicture & { bookId: BookId })[];
}
