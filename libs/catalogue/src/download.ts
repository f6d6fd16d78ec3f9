import type { DownloadsFile } from './content/downloads.schema.js';
import type { BookId } from './ids.js';
import type { Picture } from './picture.js';

interface FreeFile {
  id: string;
  title: string;
  description: string;
  /** File name, used by requests as well: `fresh-start-chapter-5.pdf`. */
  fileName: string;
  url: string;
  bookId: BookId | null;
  cover: Picture | null;
}

export interface FreePdf extends FreeFile {
  kind: 'pdf';
  pages: number | null;
}

export interface FreeRecording extends FreeFile {
  kind: 'audio';
  /** `2:30` */
  duration: string;
  durationSeconds: number;
  /** Discloses that the voice is synthetic. */
  voiceNote: string;
  transcript: string[];
}

export interface SampleChapter extends Omit<FreePdf, 'cover'> {
  /** Path of the chapter's data for the in-page reader. */
  readingUrl: string;
  /** Its first page of text and the two facing pages after it, as they are typeset; empty if none were drawn. */
  interior: Picture[];
  /** Second address of the PDF, for the book's page of facts; null for most. */
  attachedUrl: string | null;
}

export type ReaderWords = DownloadsFile['reader'];

export type FreeDownload = FreePdf | FreeRecording;

export interface Downloads {
  /** Offered on the page of free resources in exchange for an email address. */
  cards: FreeDownload[];
  samples: SampleChapter[];
  reader: ReaderWords;
  /** Words about a chapter that is read in the page and set as a PDF by the server. */
  chapter: DownloadsFile['chapter'];
}
