import { bookLinks } from '@lectern/catalogue';
import { bookDetailPath } from '../../books/book-path.js';
import type { SiteData } from '../../site-data.js';
import type { JsonLd } from './json-ld.js';
import { aboutData, homeData, plainPageData, shopData, speakingData } from './page-data.js';
import { articleData, blogData } from './article-data.js';
import { bookDetailData, bookListData } from './book-detail-data.js';
import { salesPageData } from './sales-page-data.js';
type Source = (data: SiteData) => JsonLd[];

const plainPages = ['audio-previews', 'contact', 'downloads', 'privacy-policy'] as const;

const sources: ReadonlyMap<string, Source> = new Map<string, Source>([
  ['/', homeData],
  ['/about', aboutData],
  ['/speaking', speakingData],
  ['/shop', shopData],
  ['/books', bookListData],
  ['/blog', blogData],
  ...plainPages.map((name): [string, Source] => [`/${name}`, (data) => plainPageData(name, data)]),
  ...bookLinks.map(({ id }): [string, Source] => [bookDetailPath(id), (data) => bookDetailData(id, data)]),
  ...bookLinks.map(({ id, path }): [string, Source] => [path, (data) => salesPageData(id, path, data)]),
]);

export function structuredDataOf(path: string, data: SiteData): JsonLd[] {
  const article = data.blog.articles.find((each) => each.path === path);
  return article ? articleData(article, data) : (sources.get(path)?.(data) ?? []);
}
