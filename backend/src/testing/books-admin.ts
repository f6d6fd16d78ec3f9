import { type BookCard, books } from '@lectern/catalogue';

import type {
  AddedBookDto,
  MissingFieldDto,
  MissingFieldsDto,
} from '../publishing/added-books/added-books.dto.js';
import { ShownContent } from '../publishing/index.js';
import type { Answer, ApiSession } from './api-session.js';
import { createPdf } from './create-books.js';
import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';

const CALLS = '/api/admin/books';

export type BookAnswer = Answer<AddedBookDto & { code?: string; detail?: string }>;

/** Adds books over HTTP, as the dashboard does. */
export class BooksAdmin {
  constructor(
    private readonly shop: RunningShop,
    readonly staff: ApiSession,
  ) {}

  /** Lets the site follow what is published. */
  async open(): Promise<void> {
    await this.shop.app.get(ShownContent).open();
  }

  create(title: string): Promise<BookAnswer> {
    return this.staff.post(CALLS, { title });
  }

  find(id: string): Promise<BookAnswer> {
    return this.staff.get(`${CALLS}/${id}`);
  }

  /** @param change of fields of the call; those of `book` are added to the others */
  async save(id: string, { book: fields, ...change }: Record<string, unknown>): Promise<BookAnswer> {
    const { revision, book, sales, sale, cover } = (await this.find(id)).body;
    const typed = { revision, book: { ...book, ...(fields as object) }, sales, sale, cover, ...change };
    return this.staff.put(`${CALLS}/${id}`, typed);
  }

  async publish(id: string): Promise<BookAnswer> {
    const { revision } = (await this.find(id)).body;
    return this.staff.post(`${CALLS}/${id}/publish`, { revision });
  }

  /** Fields that publishing would refuse. */
  async missing(id: string): Promise<MissingFieldDto[]> {
    return (await this.staff.get<MissingFieldsDto>(`${CALLS}/${id}/missing`)).body.missing;
  }

  async takeDown(id: string): Promise<void> {
    const { status, body } = await this.staff.post(`${CALLS}/${id}/take-down`);
    if (status !== 200) throw new Error(`Taking down answered ${status}: ${JSON.stringify(body)}`);
    await eventually(`${id} to be gone`, async () => !books.some((book) => book.id === id));
  }

  async upload(id: string, name: string, content: Buffer): Promise<BookAnswer> {
    const form = new FormData();
    form.append('files', new Blob([new Uint8Array(content)]), name);
    return this.staff.post(`${CALLS}/${id}/files`, form);
  }

  /** Waits until the site shows the book. */
  async publishAndShow(id: string): Promise<BookCard> {
    const { status, body } = await this.publish(id);
    if (status !== 200) throw new Error(`Publishing answered ${status}: ${JSON.stringify(body)}`);
    return eventually(`${id} to be shown`, async () => books.find((book) => book.id === id));
  }

  /** A book that is on sale here for 995 cents, with a PDF unless other files are given. @returns its id */
  async sell(title: string, change: object = {}, files?: Record<string, Buffer>): Promise<string> {
    const { id } = (await this.create(title)).body;
    const book = {
      description: ['A book about the bridge.', 'And about the river.'],
      editions: [{ format: 'ebook', price: 995 }],
    };
    await this.save(id, { book, ...change });
    for (const [name, content] of Object.entries(files ?? { [`${title}.pdf`]: await createPdf() }))
      await this.upload(id, name, content);
    await this.publishAndShow(id);
    return id;
  }
}
