import type { PublicProduct } from '@lectern/api-client';
import type { ShopBook, ShopWords } from './shop.words.js';

type Known = Pick<PublicProduct, 'id' | 'title' | 'type'>;

/** Book of a product, for a paperback by the start of its title; undefined if the product is no book, or several. */
export function bookOfProduct({ books }: Pick<ShopWords, 'books'>, product: Known): ShopBook | undefined {
  const isNamed = ({ title }: ShopBook) => {
    const rest = product.title.slice(title.length);
    // More words make another title, and another book's title makes a bundle.
    return (
      product.title.startsWith(title) &&
      !/^ ?[\p{L}\d&+]/u.test(rest) &&
      !books.some((other) => rest.includes(other.title))
    );
  };
  return (
    books.find(({ productId }) => productId === product.id) ??
    (product.type === 'paperback' ? books.find(isNamed) : undefined)
  );
}
