import type { BookCard } from './book.js';
import { books } from './generated/books.js';

export function bookById(id: string): BookCard | undefined {
  return books.find((book) => book.id === id);
}

export function bookByProductId(productId: string): BookCard | undefined {
  return books.find((book) => productId === (book.productId ?? book.preOrderProductId));
}

/** @param path as in the address bar, such as `/why-women` */
export function bookByPath(path: string): BookCard | undefined {
  return books.find((book) => book.path === path);
}
