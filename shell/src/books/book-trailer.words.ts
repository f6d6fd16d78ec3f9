import { type Video, videos } from '@lectern/catalogue';

export function trailerOf(bookId: string): Video | undefined {
  return [...videos.highlights, ...videos.others].find((video) => video.bookId === bookId);
}
