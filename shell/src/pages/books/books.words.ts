import { type BookCard, type CardEdition, books, type PageWords, pages } from '@lectern/catalogue';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { bookDetailPath } from '../../books/book-path.js';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
import type { PlannedBook } from '../../site-data.js';

export interface ListedBook extends BookSummary, PlannedBook {
  subtitle: string | null;
  description: string;
  category: string | null;
  edition: CardEdition | null;
  /** On the first screen: its picture loads eagerly. */
  isFirst: boolean;
  detailPath: string;
  shops: { name: string; url: string }[];
}

export interface BooksWords extends Omit<PageWords<'books'>, 'shops' | 'closing'> {
  books: ListedBook[];
  closing: { heading: string; text: string; links: { label: string; path: string }[] };
}

/** Stores on a card; the book's page has all. */
const listedShops = 2;

function listed(book: BookCard, at: number): ListedBook {
  return {
    ...summaryOf(book),
    subtitle: book.subtitle,
    description: book.description,
    category: book.category,
    edition: book.edition,
    isComing: book.availability === 'pre-order',
    comingProductId: book.preOrderProductId,
    isFirst: at === 0,
    detailPath: bookDetailPath(book.id),
    shops: book.shops.slice(0, listedShops),
  };
}

export function booksContent(): PageContent<BooksWords> {
  const { shops: _shops, closing, ...words } = pages.books.words;
  const { heading, text, contact, speaking } = closing;
  return {
    ...pageFileContent('books'),
    words: {
      ...words,
      closing: { heading, text, links: speaking ? [contact, speaking] : [contact] },
      books: books.map(listed),
    },
  };
}
