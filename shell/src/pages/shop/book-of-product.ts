import type { ShopBook, ShopWords } from './shop.words.js';

/** The book behind a product of the shop's record; not every product need be one. */
export function bookOfProduct(words: ShopWords, productId: string): ShopBook | undefined {
  return words.books.find((book) => book.productId === productId);
}
