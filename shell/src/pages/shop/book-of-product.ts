import type { PublicProduct } from '@lectern/api-client';
import type { ShopBook, ShopWords } from './shop.words.js';

type Known = Pick<PublicProduct, 'id' | 'title' | 'type'>;

/** The book behind a product of the shop's record, a paperback's by its title; not every product need be one. */
export function bookOfProduct({ books }: Pick<ShopWords, 'books'>, product: Known): ShopBook | undefined {
  const isPrinted = product.type === 'paperback';
  return (
    books.find(({ productId }) => productId === product.id) ??
    books.find(({ title }) => isPrinted && product.title.startsWith(title))
  );
}
