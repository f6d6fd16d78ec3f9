import type { BookAvailability } from './book.js';
import type { BookId } from './generated/book-ids.js';

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
