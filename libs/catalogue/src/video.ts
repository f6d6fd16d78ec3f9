import type { VideosFile } from './content/videos.schema.js';
import type { BookId } from './ids.js';
import type { Picture } from './picture.js';

export type VideoCategory = 'interview' | 'speaking' | 'podcast' | 'workshop';

/** A film. All addresses besides a link are paths of the site. */
export interface Video {
  id: string;
  bookId: BookId;
  title: string;
  description: string;
  /** H.264 and AAC in MP4; or the link. */
  videoUrl: string;
  /** Second address of the same file, used by sales pages. */
  attachedUrl: string;
  /** Whether it explains the book and belongs to its sample; otherwise it is a trailer. */
  isInformation: boolean;
  /** JPEG, 960 × 540. */
  thumbnailUrl: string;
  /** Of a film on another site, which is opened there; null for a file. */
  link: string | null;
  /** WebVTT, in the site's language; empty without any. */
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
  transcript: string[];
}

export type PlayerWords = VideosFile['player'];

export interface Videos {
  player: PlayerWords;
  highlights: Video[];
  others: Video[];
}
