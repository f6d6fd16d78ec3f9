import type { SalesSection } from './content/sales-sections.schema.js';
import type { SalesFile } from './content/sales.schema.js';
import type { BookId } from './ids.js';
import type { Palette, Poster } from './palette.js';
import type { CoverImage, Picture } from './picture.js';
import type { PageMeta } from './site.js';

export type BookAvailability = 'in-stock' | 'pre-order';

export interface BookLink {
  id: BookId;
  path: string;
  title: string;
}

export interface BookCard {
  id: BookId;
  path: string;
  title: string;
  subtitle: string | null;
  fullTitle: string;
  summary: string;
  bestSentence: string | null;
  /** First paragraph of the description; lists truncate it. */
  description: string;
  series: Series | null;
  /** Key of a label in `categories` of the list of books; null if the author has none. */
  category: string | null;
  featured: boolean;
  availability: BookAvailability;
  /** Null when the author does not sell it herself. */
  productId: string | null;
  /** Product that will be sold after release; null for a released book. */
  preOrderProductId: string | null;
  /** The edition on cards, with its price, pages, and date: the first printed one, else the e-book. */
  edition: CardEdition | null;
  ebookPriceCents: number | null;
  hardbackPriceCents: number | null;
  ebookIsbn: string | null;
  hardbackIsbn: string | null;
  /** Bookstores with buttons, in the author's order. */
  shops: { name: string; url: string }[];
  keywords: string[];
  palette: Palette;
  poster: Poster;
  cover: CoverImage;
  /** Path of a 1200 × 630 JPEG. */
  socialImage: string;
}

export interface Series {
  name: string;
  number: number | null;
  /** `The Baltic Cases, book 2` */
  text: string;
}

/** One edition of a book. Page counts differ because e-books use larger type. Null is for what is not known. */
export interface Edition {
  /** `ebook`, `paperback`, `hardcover`, `print-on-demand`, `audiobook`, or one of the author's own. */
  format: string;
  label: string;
  /** The publisher's list price; stores set their own. */
  priceCents: number | null;
  pages: number | null;
  isbn: string | null;
  /** `YYYY-MM-DD`, or the year if the day is unknown. */
  publishedOn: string | null;
  availability: BookAvailability;
}

export interface CardEdition extends Edition {
  isPrinted: boolean;
}

export interface Retailer {
  name: string;
  url: string;
  /** Label of the edition, with or without a remark; null if the author names none. */
  format: string | null;
  priceCents: number | null;
}

export interface AboutCard {
  paragraphs: string[];
  showsFeatures: boolean;
  closing: string | null;
}

export interface ScenePicture extends Picture {
  scene: 'reader' | 'stack' | 'pair' | 'banner';
}

export interface BookDetails {
  bookId: BookId;
  meta: PageMeta;
  /** Null hides the card. */
  about: AboutCard | 'as for every book' | null;
  pictures: ScenePicture[];
  description: string[];
  detailedDescription: string[];
  keyFeatures: string[];
  targetAudience: string[];
  editions: Edition[];
  retailers: Retailer[];
}

export type { SalesSection };
export type Review = SalesFile['reviews'][number];

export interface SalesPage extends Omit<SalesFile, 'preOrder' | 'motif' | 'opening'> {
  bookId: BookId;
  retailers: Retailer[];
  editions: Edition[];
  keywords: string[];
  motif: SalesFile['motif'] | null;
  opening: SalesFile['opening'] | null;
  /** The edition that stores take pre-orders for; null for a released book. */
  preOrder: (Omit<NonNullable<SalesFile['preOrder']>, 'edition'> & { edition: Edition }) | null;
}

/** Initial data of a product. After the first start, the product in the shop's database is authoritative. */
export interface ProductSeed {
  id: string;
  bookId: BookId;
  title: string;
  description: string;
  priceCents: number;
  type: 'ebook';
  /** A `pre-order` product cannot be bought until the shop releases it. */
  availability: BookAvailability;
  formats: ('pdf' | 'epub')[];
}
