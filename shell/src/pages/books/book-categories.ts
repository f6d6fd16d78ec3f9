import type { BookCategory } from '@lectern/catalogue';

/** By which the list of books is filtered, in the page and in its address (`/books?category=legal`). */
export const bookCategories = [
  'spiritual',
  'legal',
  'motivational',
] as const satisfies readonly BookCategory[];
