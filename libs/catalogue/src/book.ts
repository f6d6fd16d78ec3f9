import type { SalesSection } from './content/sales-sections.schema.js';
import type { SalesFile } from './content/sales.schema.js';
import type { BookId } from './ids.js';
import type { Palette, Poster } from './palette.js';
import type { CoverImage, Picture } from './picture.js';
import type { PageMeta } from './site.js';

export type BookCategory = 'spiritual' | 'legal' | 'motivational';
export type BookAvailability = 'in-stock' | 'pre-order';
export type EditionFormat = 'ebook' | 'paperback' | 'hardcover' | 'print-on-demand';

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
  category: BookCategory;
  featured: boolean;
  availability: BookAvailability;
  /** Null when the author does not sell it herself. */
  productId: string | null;
  /** Product that will be sold after release; null for a released book. */
  preOrderProductId: string | null;
  /** Label of the printed edition on cards, such as `Paperback`. Price, pages, date, and ISBN are this edition's. */
  printLabel: string;
  /** The publisher's list price; stores set their own. */
  priceCents: number;
  ebookPriceCents: number;
  hardbackPriceCents: number | null;
  pages: number;
  publishedYear: number;
  /** `YYYY-MM-DD`, or the year if the day is unknown. */
  publishedOn: string;
  isbn: string;
  ebookIsbn: string;
  hardbackIsbn: string | null;
  amazonUrl: string;
  barnesNobleUrl: string;
  koboUrl: string;
  appleUrl: string;
  keywords: string[];
  palette: Palette;
  poster: Poster;
  cover: CoverImage;
  /** Path of a 1200 × 630 JPEG. */
  socialImage: string;
}

/** One edition of a book. Page counts differ because e-books use larger type. */
export interface Edition {
  format: EditionFormat;
  label: string;
  priceCents: number;
  pages: number;
  isbn: string;
  /** `YYYY-MM-DD`, or the year if the day is unknown. */
  publishedOn: string;
  availability: BookAvailability;
}

export interface Retailer {
  name: string;
  url: string;
  format: string;
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

export interface SalesPage extends Omit<SalesFile, 'preOrder'> {
  bookId: BookId;
  retailers: Retailer[];
  editions: Edition[];
  keywords: string[];
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
