import type { BookFile } from '../content/book.schema.js';
import type { BookDetailPage } from '../content/pages/book-pages.schema.js';

type Fallbacks = BookDetailPage['words']['fallbacks'];

type Settled = Required<Pick<BookFile, 'publishedOn' | 'listPrice' | 'pages'>>;

/** A book of which nothing is left open. */
export type SettledBook = Omit<BookFile, keyof Settled | 'editions'> &
  Settled & { editions: Required<BookFile['editions'][number]>[] };

/** Fills in what book.json leaves open: prices (cents), the page count, the day of publication. */
export function settled(book: BookFile, fallbacks: Fallbacks): SettledBook {
  const pages = book.pages ?? fallbacks.pages;
  const printPrice = book.listPrice ?? fallbacks.paperbackPrice;
  return {
    ...book,
    pages,
    listPrice: printPrice,
    publishedOn: book.publishedOn ?? String(fallbacks.publishedYear),
    editions: book.editions.map((edition) => ({
      ...edition,
      pages: edition.pages ?? pages,
      price: edition.price ?? (edition.format === 'ebook' ? fallbacks.ebookPrice : printPrice),
    })),
  };
}
