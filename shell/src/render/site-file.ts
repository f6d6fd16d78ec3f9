import type { SiteData } from '../site-data.js';

/** A file that is written with the pages and served beside them: a feed, a map for search engines. */
export interface SiteFile {
  /** `/blog/feed.json`; no page may have it. */
  path: string;
  /** With its charset, where it is text. */
  contentType: string;
  body: string;
}

/** What a file may be written from. */
export interface SiteFileSource {
  pages: readonly { path: string; indexed: boolean }[];
  data: SiteData;
}
