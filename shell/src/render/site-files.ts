import { isOn, type PartName } from '@lectern/catalogue';
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

type WriteFile = (source: SiteFileSource) => SiteFile;

const only = (part: PartName, ...files: readonly WriteFile[]) => (isOn(part) ? files : []);

export const siteFiles: readonly WriteFile[] = [
  ...only('blog', rssFeed, jsonFeed),
  sitemapXml,
  robotsTxt,
  searchIndexJson,
  searchArticlesJson,
  ...only('legal-companion', companionFile, embeddedFile, legalTopicsFile),
  ...only('chat', chatScript),
];
