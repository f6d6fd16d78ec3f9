import { chatScript } from './chat-script/chat-script.js';
import { jsonFeed } from './feeds/json-feed.js';
import { rssFeed } from './feeds/rss-feed.js';
import { searchIndexJson } from './search-index/search-index-json.js';
import { companionFile, embeddedFile, legalTopicsFile } from './legal-questionnaire/questionnaire-files.js';
import { robotsTxt } from './search-engines/robots-txt.js';
import { sitemapXml } from './search-engines/sitemap-xml.js';
import type { SiteData } from './site-data.js';

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

/** Every file beside the pages. The prerenderer writes them whenever it writes the pages. */
export const siteFiles: readonly ((source: SiteFileSource) => Promise<SiteFile>)[] = [
  rssFeed,
  jsonFeed,
  sitemapXml,
  robotsTxt,
  searchIndexJson,
  companionFile,
  embeddedFile,
  legalTopicsFile,
  chatScript,
];
