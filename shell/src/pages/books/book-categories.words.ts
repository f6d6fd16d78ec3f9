import { pages } from '@lectern/catalogue';

/** Filter values of the list of books, on the page and in its address (`/books?category=legal`). */
export const bookCategories = (): string[] =>
  Object.keys(pages.books.words.categories).filter((name) => name !== 'all');
