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
export interface PlayerWords {
  playLabel: string;
  pauseLabel: string;
  muteLabel: string;
  unmuteLabel: string;
  captionsLabel: string;
  /** Of the slider; followed by the time. */
  seekLabel: string;
  fullScreenLabel: string;
  closeLabel: string;
  loadingText: string;
  failureText: string;
  /** A link to the film's file, where there is no script or the film will not play. */
  fileLabel: string;
  transcriptLabel: string;
  unsupportedText: string;
}

export interface Videos {
  player: PlayerWords;
  /** The home page's list. */
  highlights: Video[];
  /** Films that stand on a page of their book only. */
  others: Video[];
}
