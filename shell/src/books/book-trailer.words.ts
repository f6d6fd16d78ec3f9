import { type Video, videos } from '@lectern/catalogue';

/** The film of a book, where there is one. */
export function trailerOf(bookId: string): Video | undefined {
  return [...videos.highlights, ...videos.others].find((video) => video.bookId === bookId);
}
