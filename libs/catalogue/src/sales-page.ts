import type { Retailer } from './book.js';
import type { BookId } from './generated/book-ids.js';
import type { PageMeta } from './site.js';

export interface Review {
  name: string;
  rating: 1 | 2 | 3 | 4 | 5;
  text: string;
  /** Where the words come from; the page says so beside them. */
  source: 'sample' | 'review-copy' | 'bought' | 'author';
}

/** The words of the page that sells one book; loaded with that page only. */
export interface SalesPage {
  bookId: BookId;
  headline: string;
  lead: string;
  /** Paragraphs; the page shows the first and unfolds the others. */
  synopsis: string[];
  features: { title: string; text: string }[];
  includes: string[];
  reviews: Review[];
  retailers: Retailer[];
  keywords: string[];
  /** The first lines of the book, word for word, to be read in the page. */
  opening: { chapter: string; paragraphs: string[] };
  meta: PageMeta;
}
