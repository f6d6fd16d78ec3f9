import type { SalesSection } from './content/sales-sections.schema.js';
import type { SalesFile } from './content/sales.schema.js';
import type { BookId } from './ids.js';
import type { Palette } from './palette.js';
import type { CoverImage, Picture } from './picture.js';
import type { PageMeta } from './site.js';

export type BookCategory = 'spiritual' | 'legal' | 'motivational';
export type BookAvailability = 'in-stock' | 'pre-order';
export type EditionFormat = 'ebook' | 'paperback' | 'hardcover' | 'print-on-demand';

/** Path and title of a book's page, for menus. */
export interface BookLink {
  id: BookId;
  path: string;
  title: string;
}

/** Summary of a book for lists. */
export interface BookCard {
  id: BookId;
  path: string;
  title: string;
  subtitle: string | null;
  /** Title and subtitle in one string. */
  fullTitle: string;
  /** One sentence. */
  summary: string;
  /** First paragraph of the description; lists truncate it. */
  description: string;
  category: BookCategory;
  featured: boolean;
  availability: BookAvailability;
  /** Null when the author does not sell it herself. */
  productId: string | null;
  /** Product that will be sold after release; null for a released book. */
  preOrderProductId: string | null;
  /**
   * Label of the printed edition shown on cards, such as `Paperback`. Price, pages, date, and ISBN below are
   * this edition's.
   */
  printLabel: string;
  /** The publisher's list price; stores set their own. */
  priceCents: number;
  ebookPriceCents: number;
  hardbackPriceCents: number | null;
  pages: number;
  publishedYear: number;
  /** `YYYY-MM-DD`, or the year if the day is unknown. */
  publishedOn: string;
  /** Hyphenated ISBN-13 of the printed book. */
  isbn: string;
  ebookIsbn: string;
  hardbackIsbn: string | null;
  amazonUrl: string;
  barnesNobleUrl: string;
  koboUrl: string;
  appleUrl: string;
  keywords: string[];
  palette: Palette;
  cover: CoverImage;
  /** Path of a 1200 × 630 JPEG. */
  socialImage: string;
}

/** One edition of a book. Page counts differ because e-books use larger type. */
export interface Edition {
  format: EditionFormat;
  /** `Paperback`, `Large-print hardcover` … */
  label: string;
  priceCents: number;
  pages: number;
  isbn: string;
  /** `YYYY-MM-DD`, or the year if the day is unknown. */
  publishedOn: string;
  availability: BookAvailability;
}

/** An external store, the edition it sells, and its price (null if unknown). */
export interface Retailer {
  name: string;
  url: string;
  format: string;
  priceCents: number | null;
}

/** The card "About This Book" of one book. */
export interface AboutCard {
  paragraphs: string[];
  showsFeatures: boolean;
  closing: string | null;
}

/** A rendered 3D scene of the book; a banner spans the page. */
export interface ScenePicture extends Picture {
  scene: 'reader' | 'stack' | 'pair' | 'banner';
}

/** Details of a book beyond its card; loaded for one book at a time. */
export interface BookDetails {
  bookId: BookId;
  meta: PageMeta;
  /** Null hides the card. */
  about: AboutCard | 'as for every book' | null;
  pictures: ScenePicture[];
  /** All paragraphs; the card shows the first. */
  description: string[];
  detailedDescription: string[];
  keyFeatures: string[];
  targetAudience: string[];
  editions: Edition[];
  retailers: Retailer[];
}

export type { SalesSection };
export type Review = SalesFile['reviews'][number];

/** Content of a book's sales page; loaded only on that page. */
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
