import type { VideosFile } from './content/videos.schema.js';
import type { BookId } from './ids.js';
import type { Picture } from './picture.js';

export type VideoCategory = 'interview' | 'speaking' | 'podcast' | 'workshop';

/** A film that the site shows. All addresses are paths of the site. */
export interface Video {
  id: string;
  bookId: BookId;
  title: string;
  description: string;
  /** H.264 and AAC in MP4. */
  videoUrl: string;
  /** The same file, at the address that the pages which sell a book play it from. */
  attachedUrl: string;
  /** Explains something of the book, and stands with its sample; other films are trailers. */
  isInformation: boolean;
  /** JPEG, 960 × 540. */
  thumbnailUrl: string;
  /** WebVTT, in the language of the site. */
  captionsUrl: string;
  /** The same picture as `thumbnailUrl`, for `<picture>`. */
  poster: Picture;
  /** `2:30` */
  duration: string;
  durationSeconds: number;
  /** The year. */
  date: string;
  publishedOn: string;
  venue: string;
  category: VideoCategory;
  /** Everything that is to be read in the film, in order. */
  transcript: string[];
}

/** What the controls of a film are called. */
export type PlayerWords = VideosFile['player'];

export interface Videos {
  player: PlayerWords;
  /** The home page's list. */
  highlights: Video[];
  /** Films that stand on a page of their book only. */
  others: Video[];
}
