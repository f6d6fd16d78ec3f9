import { chatScript } from './chat-script/chat-script.js';
import { jsonFeed } from './feeds/json-feed.js';
import { rssFeed } from './feeds/rss-feed.js';
import { searchIndexJson } from './search-index/search-index-json.js';
import { companionFile, embeddedFile, legalTopicsFile } from './legal-questionnaire/questionnaire-files.js';
import { robotsTxt } from './search-engines/robots-txt.js';
import { sitemapXml } from './search-engines/sitemap-xml.js';
import type { SiteFile, SiteFileSource } from './site-file.js';

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
