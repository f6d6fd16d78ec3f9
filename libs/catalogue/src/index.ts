import { catalogue } from './opened.js';

export type { ArticleBody, ArticleCard, ArticleCategory } from './article.js';
export type {
  AboutCard,
  BookAvailability,
  BookCard,
  BookCategory,
  BookDetails,
  BookLink,
  Edition,
  EditionFormat,
  ProductSeed,
  Retailer,
  Review,
  SalesPage,
  SalesSection,
  ScenePicture,
} from './book.js';
export type { ArticleSlug, BookId } from './ids.js';
export type { Chat, LegalQuestionnaire, Page, PageName, PageWords } from './pages.js';
export type {
  Downloads,
  FreeDownload,
  FreePdf,
  FreeRecording,
  ReaderWords,
  SampleChapter,
} from './download.js';
export type {
  DeliveryWords,
  OwnerEmailWords,
  ListEmailWords,
  EmailWords,
  Newsletter,
  ReceiptWords,
  SeriesEmailText,
} from './emails.js';
export type { Palette, SchemePalette } from './palette.js';
export type { CoverImage, Picture } from './picture.js';
export type {
  Artwork,
  Author,
  Navigation,
  Notice,
  PageMeta,
  PathLink,
  Postage,
  SalesWords,
  ShopWords,
  Site,
  ThankYouWords,
  TitledText,
} from './site.js';
export type { PlayerWords, Video, VideoCategory, Videos } from './video.js';
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
