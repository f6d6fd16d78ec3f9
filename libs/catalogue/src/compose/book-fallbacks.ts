import type { BookFile } from '../content/book.schema.js';
import type { BookDetailPage } from '../content/pages/book-pages.schema.js';

/** Formats without paper. */
const unprinted: readonly string[] = ['ebook', 'audiobook'];

type Fallbacks = BookDetailPage['words']['fallbacks'];

export interface CompleteBook extends Omit<BookFile, 'editions'> {
  editions: CompleteEdition[];
  ebook: CompleteEdition | null;
  /** First printed edition, shown on cards. */
  printed: CompleteEdition | null;
}

type BookEdition = BookFile['editions'][number];
type Unknown = 'price' | 'pages' | 'isbn' | 'publishedOn';

/** Null for what is not known and has no fallback. */
type CompleteEdition = Omit<BookEdition, Unknown> & {
  [Key in Unknown]: NonNullable<BookEdition[Key]> | null;
};

export function withFallbacks(book: BookFile, fallbacks: Fallbacks): CompleteBook {
  const year = fallbacks.publishedYear;
  const editions = book.editions.map((edition): CompleteEdition => {
    const price = edition.format === 'ebook' ? fallbacks.ebookPrice : fallbacks.paperbackPrice;
    return {
      ...edition,
      price: edition.price ?? price ?? null,
      pages: edition.pages ?? fallbacks.pages ?? null,
      isbn: edition.isbn ?? null,
      publishedOn: edition.publishedOn ?? (year === undefined ? null : String(year)),
    };
  });
  return {
    ...book,
    editions,
    ebook: editions.find(({ format }) => format === 'ebook') ?? null,
    printed: editions.find(({ format }) => !unprinted.includes(format)) ?? null,
  };
}
