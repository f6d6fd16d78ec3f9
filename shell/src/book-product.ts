import type { PublicProduct } from '@lectern/api-client';

export interface BookOfProduct {
  productId: string | null;
  /** Words by which a product's title is known as this book's. */
  productWords: readonly string[];
}

/** The shop's record of a book: by its id, else the e-book whose title has the book's words. */
export function productOfBook(
  products: readonly PublicProduct[],
  { productId, productWords }: BookOfProduct,
): PublicProduct | undefined {
  const named = ({ title, type }: PublicProduct) =>
    type === 'ebook' && productWords.some((words) => title.toLowerCase().includes(words));
  return products.find(({ id }) => id === productId) ?? products.find(named);
}

/** Whether it can be bought today: the shop may list what is still to come. */
export function isOnSale(product: PublicProduct | undefined): product is PublicProduct {
  return product !== undefined && (!('availability' in product) || product.availability === 'in-stock');
}
