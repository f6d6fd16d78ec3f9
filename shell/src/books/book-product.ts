import type { PublicProduct } from '@lectern/api-client';

interface BookOfProduct {
  /** For a pre-order: id of the product that its release creates. */
  productId: string | null;
  /** Words of a product's title that identify it as this book. */
  productWords: readonly string[];
}

/** By id, else the e-book whose title contains the book's words. The shop lists only products on sale. */
export function productOfBook(
  products: readonly PublicProduct[],
  { productId, productWords }: BookOfProduct,
): PublicProduct | undefined {
  const named = ({ title, type }: PublicProduct) =>
    type === 'ebook' && productWords.some((words) => title.toLowerCase().includes(words));
  return products.find(({ id }) => id === productId) ?? products.find(named);
}
