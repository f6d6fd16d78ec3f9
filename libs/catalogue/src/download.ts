import type { DownloadsFile } from './content/downloads.schema.js';
import type { BookId } from './ids.js';
import type { Picture } from './picture.js';

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
  /** Of the book or booklet that it is from; null where none is drawn. */
  cover: Picture | null;
}

export interface FreePdf extends FreeFile {
  kind: 'pdf';
  /** Null where it is not known. */
  pages: number | null;
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

/** A chapter that is given away, to be read in the page of its book and as a PDF. */
export interface SampleChapter extends Omit<FreePdf, 'cover'> {
  /** The same words for the reader in the page, a path of the site. */
  readingUrl: string;
  /** Where the PDF is found as well, for the book's page of facts; null for most. */
  attachedUrl: string | null;
}

/** What the reader of a sample says, and its buttons are called. */
export type ReaderWords = DownloadsFile['reader'];

/** Something that a visitor may have for nothing. */
export type FreeDownload = FreePdf | FreeRecording;

export interface Downloads {
  /** What the page of free resources offers for an address. */
  cards: FreeDownload[];
  /** A chapter of each book, for the pages of the book. */
  samples: SampleChapter[];
  reader: ReaderWords;
}
