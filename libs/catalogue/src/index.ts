import { catalogue } from './opened.js';

export type * from './article.js';
export type * from './book.js';
export type * from './choices.js';
export type * from './ids.js';
export type * from './pages.js';
export type * from './download.js';
export type * from './emails.js';
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

export const {
  articles,
  artwork,
  bookLinks,
  books,
  chat,
  downloads,
  legalQuestionnaire,
  emails: emailWords,
  newsletter,
  pages,
  personalCopy,
  postage,
  productSeeds,
  publicFiles,
  site,
  videos,
} = catalogue;
export const bookIds = bookLinks.map(({ id }) => id);
export const articleSlugs = articles.map(({ slug }) => slug);
