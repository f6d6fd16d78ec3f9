import type { SalesFile } from '../compile/content/sales.schema.js';
import type { SalesSection } from '../compile/content/sales-sections.schema.js';
import type { Edition, Retailer } from './book.js';
import type { BookId } from './generated/book-ids.js';

export type { SalesSection };
export type Review = SalesFile['reviews'][number];

/** The words of the page that sells one book; loaded with that page only. */
export interface SalesPage extends Omit<SalesFile, 'preOrder'> {
  bookId: BookId;
  retailers: Retailer[];
  editions: Edition[];
  keywords: string[];
  /** Null for a book that is out. Amounts in cents, dates as `YYYY-MM-DD`. */
  preOrder: NonNullable<SalesFile['preOrder']> | null;
}
