import { bookLinks } from '@lectern/catalogue';
import { bookDetailPath } from '../../books/book-path.js';
import type { SiteData } from '../../site-data.js';
import type { JsonLd } from './json-ld.js';
import { aboutData, homeData, mediaKitData, plainPageData, shopData, speakingData } from './page-data.js';
import { articleData, blogData } from './article-data.js';
import { bookDetailData, bookListData } from './book-detail-data.js';
import { salesPageData } from './sales-page-data.js';
type Source = (data: SiteData) => JsonLd[];

const plainPages = ['audio-previews', 'contact', 'downloads', 'privacy-policy'] as const;

const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
  ['/', homeData],
  ['/about', aboutData],
  ['/speaking', speakingData],
  ['/media-kit', mediaKitData],
  ['/shop', shopData],
  ['/books', bookListData],
  ['/blog', blogData],
  ...plainPages.map((name): [string, Source] => [`/${name}`, (data) => plainPageData(name, data)]),
]);

function ofBook(path: string, data: SiteData): JsonLd[] {
  for (const { id, path: salesPath } of bookLinks) {
    if (path === salesPath) return salesPageData(id, path, data);
    if (path === bookDetailPath(id)) return bookDetailData(id, data);
  }
  return [];
}

export function structuredDataOf(path: string, data: SiteData): JsonLd[] {
  const article = data.blog.articles.find((each) => each.path === path);
  if (article) return articleData(article, data);
  return sources.get(path)?.(data) ?? ofBook(path, data);
}
