import type { z } from 'zod';
import type { ContentProblem } from '../content-error.js';
import type { homePage } from './home.schema.js';

/** Finds months whose book does not exist. */
export function strangeMonths(
  { words }: z.infer<typeof homePage>,
  bookIds: readonly string[],
): ContentProblem[] {
  return words.bookOfTheMonth.entries.flatMap(({ bookId }, at) =>
    bookIds.includes(bookId)
      ? []
      : {
          file: 'content/pages/home.json',
          key: `words.bookOfTheMonth.entries[${at}].bookId`,
          message: `names the book "${bookId}", but there is no folder content/books/${bookId}`,
        },
  );
}
