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
export interface ReaderWords {
  readLabel: string;
  pdfLabel: string;
  /** Above a film that explains what the sample is about. */
  filmHeading: string;
  /** On the picture of a film that invites to a book. */
  trailerLabel: string;
  /** Names the reader; `{title}` is the book's. */
  readerLabel: string;
  closeLabel: string;
  contentsLabel: string;
  looksLabel: string;
  sizeLabel: string;
  smallerLabel: string;
  largerLabel: string;
  /** `{step}` of `{count}` */
  sizeText: string;
  paperLabel: string;
  papers: { light: string; sepia: string; dark: string };
  keysText: string;
  loadingText: string;
  failureHeading: string;
  failureText: string;
  retryLabel: string;
  resumedText: string;
  fromStartLabel: string;
  dismissLabel: string;
  progressLabel: string;
  /** `{percent}` */
  progressText: string;
  /** `{minutes}` */
  leftText: string;
  endText: string;
  /** To where the book is bought, at the end of the sample. */
  onwardLabel: string;
}

/** Something that a visitor may have for nothing. */
export type FreeDownload = FreePdf | FreeRecording;

export interface Downloads {
  /** What the page of free resources offers for an address. */
  cards: FreeDownload[];
  /** A chapter of each book, for the pages of the book. */
  samples: SampleChapter[];
  reader: ReaderWords;
}
