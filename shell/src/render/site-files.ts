import { chatScript } from './chat-script/chat-script.js';
import { jsonFeed, rssFeed } from './feeds/feeds.js';
import { searchArticlesJson, searchIndexJson } from './search-index/search-index-json.js';
import {
  companionFile,
  embeddedFile,
  legalTopicsFile,
} from './legal-questionnaire/questionnaire-definition.js';
import { robotsTxt, sitemapXml } from './search-engines/search-engines.js';
import type { SiteFile, SiteFileSource } from './site-file.js';

export const siteFiles: readonly ((source: SiteFileSource) => SiteFile)[] = [
  rssFeed,
  jsonFeed,
  sitemapXml,
  robotsTxt,
  searchIndexJson,
  searchArticlesJson,
  companionFile,
  embeddedFile,
  legalTopicsFile,
  chatScript,
];
