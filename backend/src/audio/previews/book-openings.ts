import type { Opening } from '@lectern/catalogue/openings';

/** Books with a spoken preview, and their opening text; also the Nest token. */
export class BookOpenings {
  constructor(public all: readonly Opening[]) {}

  named(title: string): Opening | undefined {
    return this.all.find((opening) => opening.title === title);
  }

  ofBook(bookId: string): Opening | undefined {
    return this.all.find((opening) => opening.bookId === bookId);
  }
}
