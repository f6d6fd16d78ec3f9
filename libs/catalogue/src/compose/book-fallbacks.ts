import type { BookFile } from '../content/book.schema.js';
import type { BookDetailPage } from '../content/pages/book-pages.schema.js';

type Fallbacks = BookDetailPage['words']['fallbacks'];

export interface CompleteBook extends Omit<BookFile, 'editions'> {
  editions: CompleteEdition[];
  ebook: CompleteEdition;
  /** First printed edition, shown on cards. */
  printed: CompleteEdition;
}

type CompleteEdition = Required<BookFile['editions'][number]>;

export function withFallbacks(book: BookFile, fallbacks: Fallbacks): CompleteBook {
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
