import {
  bookById,
  downloads,
  type Palette,
  type Picture,
  type PlayerWords,
  type ReaderWords,
  site,
  type Video,
  videos,
} from '@lectern/catalogue';

export interface FilmWords {
  video: Video;
  player: PlayerWords;
}

export interface ReadingWords {
  bookId: string;
  bookTitle: string;
  palette: Palette;
  title: string;
  pdfUrl: string;
  readingUrl: string;
  labels: ReaderWords;
}

export interface SampleWords {
  title: string;
  description: string;
  reading: ReadingWords;
  /** Typeset pages of the sample. */
  interior: Picture[];
  film: FilmWords | null;
}

export function sampleOf(bookId: string): SampleWords | null {
  const sample = downloads.samples.find((each) => each.bookId === bookId);
  const book = bookById(bookId);
  if (!sample || !book) return null;
  const { title, description, url, readingUrl, pages, interior } = sample;
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
    interior,
    film: filmOf(bookId, true),
  };
}

export function pdfLengthText(pages: number | null): string | null {
  return pages === null ? null : site.formats.pdfLengthText.replace('{pages}', String(pages));
}

/** Length of a recording. @param duration `2:15` */
export function recordingLengthText(duration: string): string {
  return site.formats.recordingLengthText.replace('{duration}', duration);
}

export const withLength = (text: string, lengthText: string | null): string =>
  lengthText === null ? text : `${text} ${lengthText}.`;

/** The book's trailer; null if there is none, or if its video explains the sample instead. */
export function trailerWords(bookId: string): (FilmWords & { openLabel: string }) | null {
  const film = filmOf(bookId, false);
  return film && { ...film, openLabel: downloads.reader.trailerLabel };
}

function filmOf(bookId: string, isInformation: boolean): FilmWords | null {
  const video = [...videos.highlights, ...videos.others].find(
    (each) => each.bookId === bookId && each.isInformation === isInformation,
  );
  return video ? { video: { ...video, videoUrl: video.attachedUrl }, player: videos.player } : null;
}
