import { localeOf } from '@lectern/locale';
import { decimalOf, formatMoney, type MoneyFormat } from '@lectern/money';

import type { PartName } from './choices.js';
import { catalogue as opened } from './opened.js';
import { places } from './places.js';

export type * from './article.js';
export type * from './book.js';
export type * from './chapter-sample.js';
export type * from './choices.js';
export type { MadeBook, MadeBookFile } from './compose/made-files.js';
export {
  ArticleFault,
  articleDocumentHtml,
  articleHtml,
  type ArticleText,
} from './content/articles/article-html.js';
export { readMinutes } from './read-minutes.js';
export { writtenArticle } from './written-article.js';
export { partNames, siteLanguages } from './choices.js';
export type * from './ids.js';
export type * from './law.js';
export { hasMediaKit } from './has-media-kit.js';
export { partContent, type PartPage, partOfPath } from './parts.js';
export type * from './pages.js';
export type * from './download.js';
export type * from './emails.js';
export type * from './event.js';
export type * from './media-kit.js';
export type * from './palette.js';
export type * from './picture.js';
export type * from './site.js';
export type * from './video.js';
export {
  articleBodyOf,
  bookById,
  bookByProductId,
  coverOfProduct,
  detailsOf,
  salesPageOf,
} from './find-book.js';

export {
  articles,
  articleSlugs,
  artwork,
  bookIds,
  bookLinks,
  books,
  chapterSamples,
  chat,
  contentBlog,
  contentWarnings,
  downloads,
  emailWords,
  events,
  legalQuestionnaire,
  look,
  madeBooks,
  madeKit,
  mediaKit,
  newsletter,
  pages,
  personalCopy,
  postage,
  productSeeds,
  publicFiles,
  site,
  videos,
} from './shown.js';

/** Folder of the editions for sale and the kit, made from this content. May be missing. */
export const { madeBooks: madeBooksFolder } = places;

/** As the process started: a change of the language, country, currency or parts needs a restart. */
const { country, currency, language, parts } = opened.site;

/** Whether the site has this part. True for `undefined`: what belongs to no part is always there. */
export const isOn = (part: PartName | undefined): boolean => part === undefined || parts.includes(part);

/** For dates, numbers and lists of the public site, its emails and its files. */
export const siteLocale = localeOf(language, country);
/** Of all prices. */
export const siteMoney: MoneyFormat = { currency, locale: siteLocale };

/** An amount in minor units, in the site's currency and language: `$9.95`. */
export const formatPrice = (amount: number): string => formatMoney(amount, siteMoney);

/** An amount in minor units for programs and spreadsheets: `9.95`. */
export const decimalPrice = (amount: number): string => decimalOf(amount, currency);
