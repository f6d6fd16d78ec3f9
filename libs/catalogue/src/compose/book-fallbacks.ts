import type { BookFile } from '../content/book.schema.js';
import type { BookDetailPage } from '../content/pages/book-pages.schema.js';

type Fallbacks = BookDetailPage['words']['fallbacks'];

/** A book of which nothing is left open. */
export interface SettledBook extends Omit<BookFile, 'editions'> {
  editions: SettledEdition[];
  ebook: SettledEdition;
  /** The first on paper, of which cards tell. */
  printed: SettledEdition;
}

type SettledEdition = Required<BookFile['editions'][number]>;

/** Fills in what the editions of book.json leave open: prices (cents), page counts, the day of publication. */
export function settled(book: BookFile, fallbacks: Fallbacks): SettledBook {
  const editions = book.editions.map((edition) => ({
    ...edition,
    pages: edition.pages ?? fallbacks.pages,
    publishedOn: edition.publishedOn ?? String(fallbacks.publishedYear),
    price: edition.price ?? (edition.format === 'ebook' ? fallbacks.ebookPrice : fallbacks.paperbackPrice),
  }));
  const ebook = editions.find(({ format }) => format === 'ebook');
  const printed = editions.find(({ format }) => format !== 'ebook');
  if (!ebook || !printed)
    throw new Error(`${book.title} passed its checks without an ebook and a printed edition.`);
  return { ...book, editions, ebook, printed };
}
