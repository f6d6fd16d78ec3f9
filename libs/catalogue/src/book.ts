import type { SalesSection } from './content/sales-sections.schema.js';
import type { SalesFile } from './content/sales.schema.js';
import type { BookId } from './ids.js';
import type { Palette } from './palette.js';
import type { CoverImage, Picture } from './picture.js';
import type { PageMeta } from './site.js';

export type BookCategory = 'spiritual' | 'legal' | 'motivational';
export type BookAvailability = 'in-stock' | 'pre-order';
export type EditionFormat = 'ebook' | 'paperback' | 'hardcover' | 'print-on-demand';

/** Where a book's page lives and what it is called: all that a menu needs. */
export interface BookLink {
  id: BookId;
  /** `/finding-peace`, `/why-women` … */
  path: string;
  title: string;
}

/** What a list of books shows of one book. */
export interface BookCard {
  id: BookId;
  path: string;
  title: string;
  subtitle: string | null;
  /** Title and subtitle as they are spoken together. */
  fullTitle: string;
  /** One sentence. */
  summary: string;
  /** How the description begins: its first paragraph, from which lists cut what they show. */
  description: string;
  category: BookCategory;
  featured: boolean;
  availability: BookAvailability;
  /** Null when the author does not sell it herself. */
  productId: string | null;
  /** What she will sell once the book is out, by the shop's record; null for a book that is out. */
  preOrderProductId: string | null;
  /** The printed edition that cards tell of, `Paperback`: price, pages, day and ISBN below are its own. */
  printLabel: string;
  /** What the publisher asks for it; shops set their own prices. */
  priceCents: number;
  ebookPriceCents: number;
  /** Null when there is no hardcover. */
  hardbackPriceCents: number | null;
  pages: number;
  publishedYear: number;
  /** `YYYY-MM-DD`, or the year alone where no more is known. */
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

/** The record of one way to own the book. Page counts differ, because a screen edition is set in larger type. */
export interface Edition {
  format: EditionFormat;
  /** `Paperback`, `Large-print hardcover` … */
  label: string;
  priceCents: number;
  pages: number;
  isbn: string;
  /** `YYYY-MM-DD`, or the year alone where no more is known. */
  publishedOn: string;
  availability: BookAvailability;
}

/** A shop elsewhere, the edition that it sells, and its own price: null where that is not known. */
export interface Retailer {
  name: string;
  url: string;
  format: string;
  priceCents: number | null;
}

/** The card "About This Book" of one book. */
export interface AboutCard {
  /** Paragraphs. */
  paragraphs: string[];
  showsFeatures: boolean;
  closing: string | null;
}

/** A picture of the book as a thing; a banner is as wide as the page. */
export interface ScenePicture extends Picture {
  scene: 'reader' | 'stack' | 'pair' | 'banner';
}

/** What a book's own page shows beyond its card; loaded one book at a time. */
export interface BookDetails {
  bookId: BookId;
  meta: PageMeta;
  /** Null for no such card. */
  about: AboutCard | 'as for every book' | null;
  pictures: ScenePicture[];
  /** Paragraphs, of which the card has the first. */
  description: string[];
  /** Paragraphs that go on from there. */
  detailedDescription: string[];
  keyFeatures: string[];
  targetAudience: string[];
  editions: Edition[];
  retailers: Retailer[];
}

export type { SalesSection };
export type Review = SalesFile['reviews'][number];

/** The words of the page that sells one book; loaded with that page only. */
export interface SalesPage extends Omit<SalesFile, 'preOrder'> {
  bookId: BookId;
  retailers: Retailer[];
  editions: Edition[];
  keywords: string[];
  /** What shops take orders for; null for a book that is out. */
  preOrder: (Omit<NonNullable<SalesFile['preOrder']>, 'edition'> & { edition: Edition }) | null;
}

/** A product as it is first put into the shop; later the shop's own record is the truth. */
export interface ProductSeed {
  id: string;
  bookId: BookId;
  title: string;
  description: string;
  priceCents: number;
  type: 'ebook';
  /** A product that is not out yet is known, cannot be bought, and is released in the shop's record. */
  availability: BookAvailability;
  formats: ('pdf' | 'epub')[];
}
