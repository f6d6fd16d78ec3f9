import type { PublicProduct } from '@lectern/api-client';

interface BookOfProduct {
  /** Of a book that is not out, the id that it will be sold under. */
  productId: string | null;
  /** Words by which a product's title is known as this book's. */
  productWords: readonly string[];
}

/**
 * The shop's record of a book: by its id, else the e-book whose title has the book's words. The shop lists only what
 * can be bought: nothing that is hidden, and nothing before it is released.
 */
export function productOfBook(
  products: readonly PublicProduct[],
  { productId, productWords }: BookOfProduct,
): PublicProduct | undefined {
  const named = ({ title, type }: PublicProduct) =>
    type === 'ebook' && productWords.some((words) => title.toLowerCase().includes(words));
  return products.find(({ id }) => id === productId) ?? products.find(named);
}
