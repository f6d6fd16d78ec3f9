import { type BookCard, type BookCategory, books, type PageWords, pages } from '@lectern/catalogue';
import { type BookSummary, summaryOf } from '../../books/book-summary.js';
import { bookDetailPath } from '../../books/book-path.js';
import { pageFileContent, type PageContent } from '../../site-map/page-content.js';
import type { PlannedBook } from '../../site-data.js';

export interface ListedBook extends BookSummary, PlannedBook {
  subtitle: string | null;
  description: string;
  category: BookCategory;
  /** Edition to which price and page count belong: `Paperback`. */
  printLabel: string;
  priceCents: number;
  pages: number;
  /** On the first screen: its picture loads eagerly. */
  isFirst: boolean;
  detailPath: string;
  shops: { name: string; url: string }[];
}

export interface BooksWords extends Omit<PageWords<'books'>, 'shops' | 'closing'> {
  books: ListedBook[];
  closing: { heading: string; text: string; links: { label: string; path: string }[] };
}

function listed(book: BookCard, at: number, names: PageWords<'books'>['shops']): ListedBook {
  return {
    ...summaryOf(book),
    subtitle: book.subtitle,
    description: book.description,
    category: book.category,
    printLabel: book.printLabel,
    priceCents: book.priceCents,
    pages: book.pages,
    isComing: book.availability === 'pre-order',
    comingProductId: book.preOrderProductId,
    isFirst: at === 0,
    detailPath: bookDetailPath(book.id),
    shops: [
      { name: names.amazon, url: book.amazonUrl },
      { name: names.barnesNoble, url: book.barnesNobleUrl },
    ],
  };
}

export function booksContent(): PageContent<BooksWords> {
  const { shops, closing, ...words } = pages.books.words;
  const { heading, text, contact, speaking } = closing;
  return {
    ...pageFileContent('books'),
    words: {
      ...words,
      closing: { heading, text, links: speaking ? [contact, speaking] : [contact] },
      books: books.map((book, at) => listed(book, at, shops)),
    },
  };
}
