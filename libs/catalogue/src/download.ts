import type { BookId } from './generated/book-ids.js';

interface FreeFile {
  id: string;
  title: string;
  description: string;
  /** What the file is called, and what a request for it names: `fresh-start-chapter-5.pdf`. */
  fileName: string;
  /** A path of the site. */
  url: string;
  /** Null for what belongs to no book. */
  bookId: BookId | null;
}

export interface FreePdf extends FreeFile {
  kind: 'pdf';
}

export interface FreeRecording extends FreeFile {
  kind: 'audio';
  /** `2:30` */
  duration: string;
  durationSeconds: number;
  /** Says that the voice is made by a program. */
  voiceNote: string;
  /** The words that are read, a paragraph each. */
  transcript: string[];
}

/** Something that a visitor may have for nothing. */
export type FreeDownload = FreePdf | FreeRecording;

export interface Downloads {
  /** What the page of free resources offers for an address. */
  cards: FreeDownload[];
  /** What stands on a book's own page. */
  samples: FreeDownload[];
}
