import type { PublicProduct } from '@lectern/api-client';
import { type BookCard, books, salesPages } from '@lectern/catalogue';
import { productOfBook } from '../book-product.js';
import { productValueOf } from '../pages/thank-you/thank-you-address.js';
import type { FrameProduct } from './frame-data.js';

function distinct(names: readonly string[]): string[] {
  return [...new Set(names)];
}

function offer(product: PublicProduct, book?: BookCard): FrameProduct {
  return {
    // A book is known by its name, by its address and by the product that it is.
    names: distinct([...(book ? [book.id, book.path.slice(1)] : []), product.id]),
    path: book?.path ?? '/shop',
    options: {
      productId: product.id,
      productTitle: book?.fullTitle ?? product.title,
      priceCents: product.price,
      productType: product.type,
      formats: product.fileFormats,
      slug: productValueOf(product.id),
    },
  };
}

/** Everything that the shop sells now, with the books it belongs to. */
export async function frameProducts(products: readonly PublicProduct[]): Promise<FrameProduct[]> {
  const offers = await Promise.all(
    books.map(async (book) => {
      const { productWords } = await salesPages[book.id]();
      const productId = book.productId ?? book.preOrderProductId;
      const product = productOfBook(products, { productId, productWords });
      return product ? [offer(product, book)] : [];
    }),
  );
  const ofBooks = offers.flat();
  const others = products.filter(({ id }) => !ofBooks.some(({ options }) => options.productId === id));
  return [...ofBooks, ...others.map((product) => offer(product))];
}
