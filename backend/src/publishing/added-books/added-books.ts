import { bookLinks } from '@lectern/catalogue';
import { addedBooks, type Json } from '@lectern/catalogue/stored-values';
import { Injectable } from '@nestjs/common';

import { type BookForSale, BookProducts } from '../../commerce/index.js';
import type { Staff } from '../../platform/access/staff.js';
import { Database } from '../../platform/database/database.js';
import { shownName } from '../documents/documents.js';
import type { UploadedFile } from '../../platform/uploads/upload.js';
import { withChanges } from '../content-values/content-fields.js';
import { ContentDrafts } from '../content-values/content-drafts.js';
import { isSameValue } from '../content-values/content-rules.js';
import { ContentReading } from '../content-values/content-reading.js';
import { ContentStore } from '../content-values/content-store.js';
import {
  type BookFields,
  type BookSale,
  bookIn,
  changesOf,
  cleanJson,
  completed,
  idOfSection,
  idsFor,
  isFields,
  isSameTitle,
  productIdOf,
  productWords,
  saleOf,
  sectionOfBook,
  textOf,
  valuesOf,
  type WrittenBook,
} from './added-book-rules.js';
import { invalidBook, stillPublished, titleTaken, unknownBook } from './added-book-sentences.js';

export interface AddedBook extends WrittenBook {
  id: string;
  revision: number;
  savedAt: Date | null;
  who: string | null;
  isPublished: boolean;
  hasDraft: boolean;
  sale: BookSale;
  product: BookForSale | null;
}

export interface BookToSave {
  revision: number;
  book: object;
  sales: object | null;
  /** Undefined: as it was. */
  sample: object | null | undefined;
  cover: string | null;
  sale: BookSale;
}

/** Books that the owner adds in the dashboard: drafts, and the published ones as she edits them. */
@Injectable()
export class AddedBooks {
  constructor(
    private readonly database: Database,
    private readonly drafts: ContentDrafts,
    private readonly store: ContentStore,
    private readonly reading: ContentReading,
    private readonly products: BookProducts,
  ) {}

  /** Newest first. */
  async list(): Promise<AddedBook[]> {
    const drafted = (await this.drafts.list()).flatMap(({ section, changes }) =>
      changes.length > 0 ? (idOfSection(section) ?? []) : [],
    );
    const { values } = await this.store.read();
    const ids = new Set([...drafted, ...addedBooks(values)]);
    const found: AddedBook[] = [];
    for (const id of ids) found.push(await this.find(id));
    return found;
  }

  /** The draft, else the published book. @throws DomainError if it is unknown */
  async find(id: string): Promise<AddedBook> {
    const draft = await this.drafts.stored(sectionOfBook(id));
    const { values } = await this.store.read();
    const published = bookIn(id, values);
    const drafted = bookIn(id, valuesOf(draft?.changes ?? []));
    const written = drafted ?? published;
    if (!written) throw unknownBook();
    return {
      ...{ id, ...written, sale: saleOf(written.book) },
      revision: draft?.revision ?? 0,
      savedAt: draft?.savedAt ?? null,
      who: draft ? shownName(draft.who) : null,
      isPublished: published !== undefined,
      hasDraft: drafted !== undefined,
      product: (await this.products.find(productIdOf(id))) ?? null,
    };
  }

  /** @throws DomainError if another book has the title */
  create(title: string, by: Staff): Promise<string> {
    return this.database.transaction(async () => {
      await this.database.lock('added-books');
      await this.refuseTitle(title);
      const id = await this.freeId(title);
      const book = completed(id, { title, editions: [{ format: 'ebook' }] }, 'here');
      const changes = changesOf(id, { book, sales: null, sample: null, cover: null });
      const revision = (await this.drafts.stored(sectionOfBook(id)))?.revision ?? 0;
      await this.drafts.replace(sectionOfBook(id), revision, changes, by);
      return id;
    });
  }

  /** Undefined if the library has no such picture. */
  async coverColors(picture: string): Promise<BookFields | undefined> {
    const palette = cleanJson(await this.reading.coverPalette(picture));
    return isFields(palette) ? palette : undefined;
  }

  /** @throws DomainError if it has changed since the revision, or has other than texts, numbers, lists and objects */
  async save(id: string, { revision, sale, ...typed }: BookToSave, by: Staff): Promise<void> {
    const before = await this.find(id);
    const [book, sales] = [cleanJson(typed.book), cleanJson(typed.sales)];
    const sample = typed.sample === undefined ? before.sample : cleanJson(typed.sample);
    const isFile = (file: Json | undefined): file is BookFields | null => file === null || isFields(file);
    if (!isFields(book) || !isFile(sales) || !isFile(sample)) throw invalidBook();
    const { cover } = typed;
    const colored = await this.withColors(completed(id, book, sale), cover, before);
    const { publication, values } = await this.store.read();
    const draft = await this.drafts.stored(sectionOfBook(id));
    const seen = draft?.changes[0]?.seen ?? publication;
    const changes = changesOf(id, { book: colored, sales, sample, cover }, seen);
    await this.drafts.replace(sectionOfBook(id), revision, changes, by);
    if (cover === null || cover === before.cover) return;
    this.reading.drawAhead(withChanges(values, changes));
  }

  /** Removes a book that is not on the site, or the changes of one that is. */
  async discard(id: string, revision: number, by: Staff): Promise<void> {
    const { isPublished } = await this.find(id);
    await this.database.transaction(async () => {
      await this.drafts.replace(sectionOfBook(id), revision, [], by);
      if (!isPublished) await this.products.putAway(by, productIdOf(id));
    });
  }

  /** @throws DomainError for invalid files */
  async addFiles(id: string, files: readonly UploadedFile[], by: Staff): Promise<void> {
    const { book } = await this.find(id);
    await this.products.addFiles(by, productIdOf(id), productWords(book), files);
  }

  /** @throws DomainError if it is the last file of a book on sale, or no longer there */
  async removeFile(id: string, fileId: string, by: Staff): Promise<void> {
    // Books of the content have products with such ids too.
    await this.find(id);
    await this.products.removeFile(by, productIdOf(id), fileId);
  }

  /** @throws DomainError if another book has the title */
  async refuseTitle(title: string, ownId?: string): Promise<void> {
    if (await this.isTitleTaken(title, ownId)) throw titleTaken(title);
  }

  /** Whether another book has the title. */
  async isTitleTaken(title: string, ownId?: string): Promise<boolean> {
    const shown = bookLinks.filter(({ id }) => id !== ownId).map((book) => book.title);
    const added = await this.list();
    const others = added.filter(({ id }) => id !== ownId).map(({ book }) => textOf(book['title']));
    return [...shown, ...others].some((other) => isSameTitle(title, other));
  }

  /** An id that no book and no product had. */
  private async freeId(title: string): Promise<string> {
    for (const id of idsFor(title)) {
      const draft = await this.drafts.stored(sectionOfBook(id));
      if (!draft?.changes.length && !(await this.products.exists(productIdOf(id)))) return id;
    }
    throw stillPublished();
  }

  /** Suggests colors from the cover. The owner's own colors stay, those of another cover do not. */
  private async withColors(book: BookFields, cover: string | null, before: AddedBook): Promise<BookFields> {
    const { palette: typed, ...rest } = book;
    const isOfOtherCover = cover !== before.cover && isSameValue(typed, before.book['palette']);
    if (typed !== undefined && !isOfOtherCover) return { ...rest, palette: typed };
    if (cover === null) return rest;
    const palette = await this.coverColors(cover);
    return palette ? { ...rest, palette } : rest;
  }
}
