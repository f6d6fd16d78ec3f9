import type { Opening } from '@lectern/catalogue/openings';

/** The books that can be heard, and how they begin; the Nest token as well. */
export class BookOpenings {
  constructor(public all: readonly Opening[]) {}

  named(title: string): Opening | undefined {
    return this.all.find((opening) => opening.title === title);
  }

  ofBook(bookId: string): Opening | undefined {
    return this.all.find((opening) => opening.bookId === bookId);
  }
}
