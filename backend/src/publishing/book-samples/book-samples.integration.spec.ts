import { chapterSamples, downloads, salesPageOf } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { type ApiSession as Session, ApiSession, OWNER } from '../../testing/api-session.js';
import { chaptersEpub } from '../../testing/book-with-chapters.js';
import { createEpub, createPdf } from '../../testing/create-books.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import type { AddedBookDto } from '../added-books/added-books.dto.js';
import { ShownContent } from '../content-values/shown-content.js';
import type { BookChapterListDto, BookChapterTextDto } from './samples.dto.js';

const BOOKS = '/api/admin/books';

type Refused = { code?: string; detail?: string };

let shop: RunningShop;
let owner: Session;
let visitor: Session;
beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
  visitor = new ApiSession(shop);
  await shop.app.get(ShownContent).open();
});
afterAll(() => shop.stop());

const create = async (title: string) => (await owner.post<AddedBookDto>(BOOKS, { title })).body.id;
const find = async (id: string) => (await owner.get<AddedBookDto>(`${BOOKS}/${id}`)).body;
const save = async (id: string, change: object) => {
  const { revision, book, sales, sale, cover } = await find(id);
  return owner.put<AddedBookDto & Refused>(`${BOOKS}/${id}`, {
    revision,
    book,
    sales,
    sale,
    cover,
    ...change,
  });
};
const publish = async (id: string) =>
  owner.post<AddedBookDto & Refused>(`${BOOKS}/${id}/publish`, { revision: (await find(id)).revision });
const upload = (id: string, name: string, content: Buffer) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)]), name);
  return owner.post(`${BOOKS}/${id}/files`, form);
};
const chapters = (id: string, who = owner) =>
  who.get<BookChapterListDto & Refused>(`${BOOKS}/${id}/chapters`);
const book = (title: string) => ({
  ...{ title, description: ['A book about a bridge.'] },
  editions: [{ format: 'ebook', price: '$9.95' }],
});

describe('Chapters of an added book', () => {
  it('are listed and read from the ePub in the storage', async () => {
    const id = await create('Fog on the Bridge');
    await upload(id, 'Fog.epub', chaptersEpub());
    const listed = await chapters(id, await signInHelper(shop));
    expect(listed.body.chapters).toMatchObject([
      { number: 1, title: '1. The Bridge', level: 1, words: 210 },
      { number: 2, title: '2. The River' },
    ]);
    const { body } = await owner.get<BookChapterTextDto>(`${BOOKS}/${id}/chapters/1`);
    expect(body).toMatchObject({ title: '1. The Bridge', isShortened: false, language: 'en-GB' });
    expect(body.text).toContain('*foggy*');
    expect((await visitor.get(`${BOOKS}/${id}/chapters`)).status).toBe(401);
  });

  it('are a sentence if there is no ePub, or none to choose from', async () => {
    const id = await create('Nothing to Choose');
    expect(await chapters(id)).toMatchObject({ status: 404, body: { code: 'BOOKS.NO_EPUB' } });
    await upload(id, 'Pages.pdf', await createPdf());
    expect(await chapters(id)).toMatchObject({ status: 404, body: { code: 'BOOKS.NO_EPUB' } });
    await upload(id, 'Plain.epub', createEpub());
    expect(await chapters(id)).toMatchObject({
      status: 422,
      body: { code: 'BOOKS.NO_CHAPTERS', detail: expect.stringContaining('names no chapters') },
    });
    for (const [path, status] of [
      [`${BOOKS}/${id}/chapters/7`, 404],
      [`${BOOKS}/${id}/chapters/one`, 400],
      [`${BOOKS}/no-such-book/chapters`, 404],
    ] as const)
      expect((await owner.get(path)).status).toBe(status);
    expect((await find(id)).sample).toBeNull();
  });
});

describe('The sample of an added book', () => {
  it('is a chapter that visitors read after the book is published, whatever becomes of the ePub', async () => {
    const id = await create('The Chosen Chapter');
    await upload(id, 'Chosen.epub', chaptersEpub());
    const { title, text } = (await owner.get<BookChapterTextDto>(`${BOOKS}/${id}/chapters/1`)).body;
    const sample = { title, text, language: 'en-GB' };
    expect((await save(id, { book: book('The Chosen Chapter'), sample })).body.sample).toEqual(sample);
    expect((await save(id, {})).body.sample).toEqual(sample);
    await upload(id, 'Chosen.epub', createEpub());
    expect((await publish(id)).body).toMatchObject({ isPublished: true, sample });
    const shown = await eventually('the sample to be shown', async () =>
      chapterSamples.find(({ bookId }) => bookId === id),
    );
    expect(shown.reading).toMatchObject({ title: '1. The Bridge', language: 'en-GB' });
    expect(downloads.samples.find(({ bookId }) => bookId === id)?.title).toContain('1. The Bridge');
    expect(salesPageOf(id).opening?.paragraphs[0]).toBe('It was foggy.');

    const reading = await visitor.get<{ title: string; html: string }>(`/api/samples/${id}/sample.json`);
    expect(reading.body).toMatchObject({
      title: '1. The Bridge',
      html: expect.stringContaining('<em>foggy</em>'),
    });
    const pdf = await fetch(`${shop.url}/api/samples/${id}/sample.pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const bytes = Buffer.from(await pdf.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const tag = pdf.headers.get('etag') ?? '';
    const again = await fetch(`${shop.url}/api/samples/${id}/sample.pdf`, {
      headers: { 'if-none-match': tag },
    });
    expect(again.status).toBe(304);
    expect((await visitor.get('/api/samples/no-such-book/sample.pdf')).status).toBe(404);

    await owner.post(`${BOOKS}/${id}/take-down`);
    expect((await find(id)).sample).toEqual(sample);
    expect((await save(id, { sample: null })).body.sample).toBeNull();
  });

  it('is refused if it is no sample, and a long one is saved', async () => {
    const id = await create('Faulty Sample');
    await upload(id, 'Faulty.epub', chaptersEpub());
    expect((await save(id, { sample: 'text' })).status).toBe(400);
    await save(id, { book: book('Faulty Sample'), sample: { title: 'One', text: '<b>HTML</b>' } });
    expect(await publish(id)).toMatchObject({
      status: 422,
      body: { code: 'BOOKS.UNFIT', errors: [{ field: 'sample' }] },
    });
    const long = { title: 'One', text: 'Wörter für Wörter. '.repeat(5_000) };
    expect((await save(id, { sample: long })).status).toBe(200);
  });
});
