import { type BookId, bookLinks } from '@lectern/catalogue';
import { bookDetailPath } from '../book-path.js';
import { bookCategories } from '../pages/books/book-categories.js';
import { entry, type SiteRoute } from './route.js';

/** All there is to know of one book. */
const detail = (bookId: BookId): SiteRoute =>
  entry({
    path: bookDetailPath(bookId),
    chunk: 'src/pages/book/book.page.tsx',
    page: async () => (await import('../pages/book/book.page.js')).BookPage,
    content: async () => (await import('../pages/book/book.words.js')).bookContent(bookId),
  });

/** The books, as they are shown rather than sold. */
export const bookRoutes: readonly SiteRoute[] = [
  entry({
    path: '/books',
    searches: bookCategories.map((category) => `category=${category}`),
    chunk: 'src/pages/books/books.page.tsx',
    page: async () => (await import('../pages/books/books.page.js')).BooksPage,
    content: async () => (await import('../pages/books/books.words.js')).booksContent(),
  }),
  ...bookLinks.map(({ id }) => detail(id)),
  entry({
    path: '/books/404',
    status: 404,
    indexed: false,
    chunk: 'src/pages/notices/notices.page.tsx',
    page: async () => (await import('../pages/notices/notices.page.js')).NoticePage,
    content: async () => (await import('../pages/book/book-not-found.words.js')).bookNotFoundContent(),
  }),
];
