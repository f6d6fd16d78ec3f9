import type { PublicProduct } from '@lectern/api-client';
import { bookById, bookByProductId, type BookId, books, salesPageOf } from '@lectern/catalogue';
import type { SiteData } from '../site-data.js';

type Shop = Pick<SiteData, 'products' | 'offSaleIds'>;

/** Titles of several books in one. */
const bundle =
  /\b(bundles?|box(ed)? sets?|omnibus|collection|sammelb(and|ände)|bündel|buchpakete?|schuber)\b/iu;

/**
 * The product that the content binds to the book. Only a shop that has never had it is searched for an e-book by the
 * words of its title: one that belongs to no book and names this book alone. The shop lists only products on sale.
 */
export function productOfBook({ products, offSaleIds }: Shop, bookId: BookId): PublicProduct | undefined {
  const book = bookById(bookId);
  const bound = book?.productId ?? book?.preOrderProductId ?? null;
  // Not sold here, or not now.
  if (bound === null || offSaleIds.includes(bound)) return undefined;
  return products.find(({ id }) => id === bound) ?? soleMatch(products, bookId);
}

function soleMatch(products: readonly PublicProduct[], bookId: BookId): PublicProduct | undefined {
  const [found, ...others] = products.filter(
    ({ id, title, type }) =>
      type === 'ebook' &&
      !bookByProductId(id) &&
      !bundle.test(title) &&
      isNamedAlone(title.toLowerCase(), bookId),
  );
  return others.length === 0 ? found : undefined;
}

function isNamedAlone(title: string, bookId: BookId): boolean {
  const named = books.filter(({ id }) => salesPageOf(id).productWords.some((words) => title.includes(words)));
  return named.length === 1 && named[0]?.id === bookId;
}
