import type { BookCard } from '@lectern/catalogue';
import { livingPath } from './living-path.js';

/** Where a book is shown: its own page, else its page among the books; null while it has neither. */
export function bookPage({ id, path }: Pick<BookCard, 'id' | 'path'>): string | null {
  return livingPath(path) ?? livingPath(`/books/${id}`);
}

/** Where a link to a book leads: its page, else its place in the shop. */
export function bookAddress(book: Pick<BookCard, 'id' | 'path' | 'productId'>): string {
  return bookPage(book) ?? (book.productId === null ? '/shop' : `/shop#${book.id}`);
}
