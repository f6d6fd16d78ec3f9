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
export type { Chat, LegalQuestionnaire, Page, PageName, PageWords } from './pages.js';
export type {
  Downloads,
  FreeDownload,
  FreePdf,
  FreeRecording,
  ReaderWords,
  SampleChapter,
} from './download.js';
export { bookById, bookByPath, bookByProductId } from './find-book.js';
export { articleBodies } from './generated/article-bodies.js';
export { type ArticleSlug, articleSlugs } from './generated/article-slugs.js';
export { articles } from './generated/articles.js';
export { artwork } from './generated/artwork.js';
export { bookDetails } from './generated/book-details.js';
export { type BookId, bookIds } from './generated/book-ids.js';
export { bookLinks } from './generated/book-links.js';
export { books } from './generated/books.js';
export { chat } from './generated/chat.js';
export { downloads } from './generated/downloads.js';
export { legalQuestionnaire } from './generated/legal-questionnaire.js';
export { mails } from './generated/mails.js';
export { newsletter } from './generated/newsletter.js';
export { pages } from './generated/pages.js';
export { postage } from './generated/postage.js';
export { productSeeds } from './generated/product-seeds.js';
export { salesPages } from './generated/sales-pages.js';
export { site } from './generated/site.js';
export { videos } from './generated/videos.js';
export type {
  DeliveryWords,
  ErrandWords,
  LetterWords,
  ListLetterWords,
  Mails,
  Newsletter,
  ReceiptWords,
  SeriesLetter,
} from './mails.js';
export type { Palette, SchemePalette } from './palette.js';
export type { SalesWords, ShopWords, ThankYouWords } from './page-words.js';
export type { CoverImage, Picture } from './picture.js';
export type {
  Artwork,
  Author,
  Navigation,
  Notice,
  PageMeta,
  PathLink,
  Postage,
  Site,
  TitledText,
} from './site.js';
export type { PlayerWords, Video, VideoCategory, Videos } from './video.js';
