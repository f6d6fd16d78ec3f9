import { books, pages, site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { addressOfBook, textOf } from './added-book-rules.js';
import type { BookListDto, ListedBookDto } from './added-books.dto.js';
import { AddedBooks } from './added-books.js';

/** All books for the dashboard: of the content, and added ones with their drafts. */
@Injectable()
export class ListedBooks {
  constructor(private readonly added: AddedBooks) {}

  async read(): Promise<BookListDto> {
    const added = await this.added.list();
    const listed = added.map(({ id, book, cover, isPublished, hasDraft }): ListedBookDto => {
      const coverSrc = cover && `/api/admin/pictures/${cover}/thumbnail`;
      return {
        ...{ id, title: textOf(book['title']), path: addressOfBook(id) },
        ...{ isAdded: true, isPublished, hasDraft, coverSrc },
      };
    });
    const known = new Map(listed.map((book) => [book.id, book]));
    const hidden = listed.filter(({ id }) => !books.some((book) => book.id === id));
    const shown = books.map(
      ({ id, title, path, cover }): ListedBookDto =>
        known.get(id) ?? {
          ...{ id, title, path, isAdded: false, isPublished: true, hasDraft: false },
          coverSrc: cover.thumbSrc,
        },
    );
    const { categories } = pages.books.words;
    const labels = Object.entries(categories).filter(([id]) => id !== 'all');
    return {
      books: [...hidden, ...shown],
      categories: labels.map(([id, label]) => ({ id, label })),
      editionLabels: site.books.editionLabels,
    };
  }
}
