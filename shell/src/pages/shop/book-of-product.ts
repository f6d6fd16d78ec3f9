import type { PublicProduct } from '@lectern/api-client';
import type { ShopBook, ShopWords } from './shop.words.js';

type Known = Pick<PublicProduct, 'id' | 'title' | 'type'>;

/** Book of a product, for a paperback by its title; undefined if the product is no book. */
export function bookOfProduct({ books }: Pick<ShopWords, 'books'>, product: Known): ShopBook | undefined {
  const isPrinted = product.type === 'paperback';
  return (
    books.find(({ productId }) => productId === product.id) ??
    books.find(({ title }) => isPrinted && product.title.startsWith(title))
  );
}
