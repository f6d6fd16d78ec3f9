import type { LegalTopic } from '@lectern/legal-guidance';
import type { ArticleBody, ArticleCard } from './article.js';
import type { BookCard, BookDetails, BookLink, ProductSeed, SalesPage } from './book.js';
import type { KitFile, MadeBook } from './compose/made-files.js';
import type { ChapterSample } from './chapter-sample.js';
import type { Downloads } from './download.js';
import type { LookFile } from './content/look.schema.js';
import type { EmailWords, Newsletter } from './emails.js';
import type { Events } from './event.js';
import type { Opening } from './opening.js';
import type { PageContents } from './content/read-pages.js';
import type { Chat, LegalGuidance, LegalQuestionnaire } from './pages.js';
import type { Artwork, PersonalCopy, Postage, Site } from './site.js';
import type { MediaKit } from './media-kit.js';
import type { Videos } from './video.js';

export interface Catalogue {
  site: Site;
  look: LookFile;
  artwork: Artwork;
  /** Null while its part is off. So are the other values that may be null. */
  chat: Chat | null;
  emails: EmailWords;
  newsletter: Newsletter;
  postage: Postage;
  personalCopy: PersonalCopy;
  legalQuestionnaire: LegalQuestionnaire | null;
  legalTopics: readonly LegalTopic[];
  legalGuidance: LegalGuidance | null;
  pages: PageContents;
  videos: Videos;
  downloads: Downloads;
  /** Chapters of books, in the order of the books. */
  chapterSamples: readonly ChapterSample[];
  events: Events;
  mediaKit: MediaKit;
  /** In the author's order. */
  bookLinks: readonly BookLink[];
  books: readonly BookCard[];
  bookDetails: readonly BookDetails[];
  salesPages: readonly SalesPage[];
  productSeeds: readonly ProductSeed[];
  /** Newest first. */
  articles: readonly ArticleCard[];
  articleBodies: readonly ArticleBody[];
  openings: readonly Opening[];
  /** Editions for sale that were made of the books' manuscripts. */
  madeBooks: readonly MadeBook[];
  /** Files of the free kit; none if the author has none. */
  madeKit: readonly KitFile[];
  /** Sentences about the content that a site starts with all the same, such as missing files. */
  warnings: readonly string[];
  /** Images, films, recordings and free PDFs: public address, such as `/images/mark.af882af5.svg`, and file on disk. */
  publicFiles: readonly { address: string; file: string }[];
}
