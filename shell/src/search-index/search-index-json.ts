import { type SearchIndex, searchIndexVersion } from '@lectern/widget-kit';
import type { SiteFile } from '../site-file.js';
import { searchableAnswers } from './searchable-answers.js';
import { searchableBooks } from './searchable-books.js';
import { searchablePages } from './searchable-pages.js';
import { searchIndexPath } from './search-index-path.js';
import { searchTexts } from './search-texts.js';

/** All that can be found, and all that the search says. */
export async function readSearchIndex(): Promise<SearchIndex> {
  const entries = [
    ...(await searchableBooks()),
    ...(await searchablePages()),
    ...(await searchableAnswers()),
  ];
  return { version: searchIndexVersion, texts: searchTexts(), entries };
}

/** The index as a file beside the pages, for the site and for whoever embeds its search. */
export async function searchIndexJson(): Promise<SiteFile> {
  return {
    path: searchIndexPath,
    contentType: 'application/json; charset=utf-8',
    body: JSON.stringify(await readSearchIndex()),
  };
}
