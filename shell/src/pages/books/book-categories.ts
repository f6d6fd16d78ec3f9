import type { BookCategory } from '@lectern/catalogue';

/** Filter values of the list of books, on the page and in its address (`/books?category=legal`). */
export const bookCategories = [
  'spiritual',
  'legal',
  'motivational',
] as const satisfies readonly BookCategory[];
