import type { SiteData } from '../site-data.js';

/** A generated file served beside the pages: a feed, a sitemap. */
export interface SiteFile {
  /** `/blog/feed.json`; no page may have the same path. */
  path: string;
  contentType: string;
  body: string;
}

export interface SiteFileSource {
  pages: readonly { path: string; indexed: boolean }[];
  data: SiteData;
}
