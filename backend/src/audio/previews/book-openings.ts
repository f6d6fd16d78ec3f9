import type { Opening } from '@lectern/catalogue/openings';

interface Named {
  /** Null for a preview whose request is deleted. */
  bookId: string | null;
  bookTitle: string;
}

/** Books with a spoken preview, and their opening text, as the site shows them; also the Nest token. */
export class BookOpenings {
  constructor(public read: () => readonly Opening[]) {}

  get all(): readonly Opening[] {
    return this.read();
  }

  named(title: string): Opening | undefined {
    return this.all.find((opening) => opening.title === title);
  }

  ofBook(bookId: string): Opening | undefined {
    return this.all.find((opening) => opening.bookId === bookId);
  }

  /** The current title of a book; the stored one if it has no spoken preview any more. */
  titleOf({ bookId, bookTitle }: Named): string {
    return (bookId === null ? undefined : this.ofBook(bookId)?.title) ?? bookTitle;
  }
}
