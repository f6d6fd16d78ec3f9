import {
  bookById,
  downloads,
  type Palette,
  type PlayerWords,
  type ReaderWords,
  site,
  type Video,
  videos,
} from '@lectern/catalogue';

/** A film with what its player says. */
export interface FilmWords {
  video: Video;
  player: PlayerWords;
}

/** What the reader of a sample knows of it: where it is, and what is said around it. */
export interface ReadingWords {
  bookId: string;
  bookTitle: string;
  palette: Palette;
  title: string;
  pdfUrl: string;
  readingUrl: string;
  labels: ReaderWords;
}

/** The chapter of a book that is given away. */
export interface SampleWords {
  title: string;
  description: string;
  reading: ReadingWords;
  /** Explains what the sample is about. */
  film: FilmWords | null;
}

/** Null for a book of which nothing is given away. */
export function sampleOf(bookId: string): SampleWords | null {
  const sample = downloads.samples.find((each) => each.bookId === bookId);
  const book = bookById(bookId);
  if (!sample || !book) return null;
  const { title, description, url, readingUrl, pages } = sample;
  const reading: ReadingWords = {
    bookId,
    bookTitle: book.title,
    palette: book.palette,
    title,
    pdfUrl: url,
    readingUrl,
    labels: downloads.reader,
  };
  return {
    title,
    description: withLength(description, pdfLengthText(pages)),
    reading,
    film: filmOf(bookId, true),
  };
}

/** How long a PDF is; null where that is not known. */
export function pdfLengthText(pages: number | null): string | null {
  return pages === null ? null : site.formats.pdfLengthText.replace('{pages}', String(pages));
}

/** How long a recording is. @param duration `2:15` */
export function recordingLengthText(duration: string): string {
  return site.formats.recordingLengthText.replace('{duration}', duration);
}

/** What a file is about, and how long it is. */
export const withLength = (text: string, lengthText: string | null): string =>
  lengthText === null ? text : `${text} ${lengthText}.`;

/** The film that invites to a book; null where there is none, or it explains the sample instead. */
export function trailerWords(bookId: string): (FilmWords & { openLabel: string }) | null {
  const film = filmOf(bookId, false);
  return film && { ...film, openLabel: downloads.reader.trailerLabel };
}

/** As the pages that sell a book play it. */
function filmOf(bookId: string, isInformation: boolean): FilmWords | null {
  const video = [...videos.highlights, ...videos.others].find(
    (each) => each.bookId === bookId && each.isInformation === isInformation,
  );
  return video ? { video: { ...video, videoUrl: video.attachedUrl }, player: videos.player } : null;
}
