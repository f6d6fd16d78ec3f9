import {
  bookById,
  downloads,
  type Palette,
  type PlayerWords,
  type ReaderWords,
  type Video,
  videos,
} from '@lectern/catalogue';

/** A film with what its player says. */
export interface FilmWords {
  video: Video;
  player: PlayerWords;
}

/** The chapter of a book that is given away: where it is, and what its reader says. */
export interface SampleWords {
  bookId: string;
  bookTitle: string;
  palette: Palette;
  title: string;
  description: string;
  pdfUrl: string;
  readingUrl: string;
  /** Explains what the sample is about. */
  film: FilmWords | null;
  labels: ReaderWords;
}

/** Null for a book of which nothing is given away. */
export function sampleOf(bookId: string): SampleWords | null {
  const sample = downloads.samples.find((each) => each.bookId === bookId);
  const book = bookById(bookId);
  if (!sample || !book) return null;
  return {
    bookId,
    bookTitle: book.title,
    palette: book.palette,
    title: sample.title,
    description: sample.description,
    pdfUrl: sample.url,
    readingUrl: sample.readingUrl,
    film: filmOf(bookId, true),
    labels: downloads.reader,
  };
}

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
