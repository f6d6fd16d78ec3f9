import type { PublicProduct } from '@lectern/api-client';
import type { ShopBook, ShopWords } from './shop.words.js';

type Known = Pick<PublicProduct, 'id' | 'title' | 'type'>;

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Book of a product, for a paperback by its title; undefined if the product is no book, or several. */
export function bookOfProduct({ books }: Pick<ShopWords, 'books'>, product: Known): ShopBook | undefined {
  const bound = books.find(({ productId }) => productId === product.id);
  if (bound || product.type !== 'paperback') return bound;
  const named = books.filter(
    ({ title }) =>
      product.title.includes(title) && !isLetter(product.title[product.title.indexOf(title) + title.length]),
  );
  // A title may be part of a longer one.
  const whole = named.filter(({ title }) =>
    named.every((other) => other.title === title || !other.title.includes(title)),
  );
  const [found] = whole;
  return whole.length === 1 && found && product.title.startsWith(found.title) ? found : undefined;
}
