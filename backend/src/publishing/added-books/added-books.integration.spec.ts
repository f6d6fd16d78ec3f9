import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { books, detailsOf } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { type ApiSession as Session, ApiSession, OWNER } from '../../testing/api-session.js';
import { createPdf } from '../../testing/create-books.js';
import { eventually } from '../../testing/eventually.js';
import { halves, PicturesAdmin } from '../../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { exportOwnerContent } from '../content-values/export-owner-content.js';
import { ShownContent } from '../content-values/shown-content.js';
import type { AddedBookDto, BookListDto } from './added-books.dto.js';

const BOOKS = '/api/admin/books';

type Reply = AddedBookDto & { code?: string; detail?: string; errors?: { field: string; message: string }[] };

let shop: RunningShop;
let owner: Session;
let helper: Session;
let visitor: Session;
let cover: string;

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
  helper = await signInHelper(shop);
  visitor = new ApiSession(shop);
  await shop.app.get(ShownContent).open();
  cover = (await new PicturesAdmin(owner).uploadWhole(await halves(400, 600).jpeg().toBuffer())).id;
});
afterAll(() => shop.stop());

const create = (title: string, who = owner) => who.post<Reply>(BOOKS, { title });
const find = async (id: string) => (await owner.get<Reply>(`${BOOKS}/${id}`)).body;
const step = (id: string, name: string, body?: object, who = owner) =>
  who.post<Reply>(`${BOOKS}/${id}/${name}`, body);
const save = async (id: string, change: object, who = owner) => {
  const { revision, book, sales, sale, cover: known } = await find(id);
  return who.put<Reply>(`${BOOKS}/${id}`, { revision, book, sales, sale, cover: known, ...change });
};
const publish = async (id: string, who = owner) =>
  step(id, 'publish', { revision: (await find(id)).revision }, who);
const upload = async (id: string, name: string, content: Buffer) => {
  const form = new FormData();
  form.append('files', new Blob([new Uint8Array(content)]), name);
  return owner.post<Reply>(`${BOOKS}/${id}/files`, form);
};
const shown = (id: string) => books.find((book) => book.id === id);
const isShown = (id: string) => eventually(`${id} to be shown`, async () => shown(id));
const isGone = (id: string) => eventually(`${id} to be gone`, async () => !shown(id) || undefined);
const productsOnSale = async () => (await visitor.get<{ id: string; price: number }[]>('/api/products')).body;
const book = (title: string, more: object = {}) => ({
  title,
  description: ['A book about the bridge.', 'And about the river.'],
  editions: [{ format: 'ebook', price: '$9.95' }],
  ...more,
});
/** A complete book that is sold here. */
const complete = async (title: string, more: object = {}) => {
  const { id } = (await create(title)).body;
  await save(id, { book: book(title, more), cover });
  await upload(id, `${title}.pdf`, await createPdf());
  return id;
};

describe('An added book', () => {
  it('is written by a helper, published by the owner, sold, changed and taken down', async () => {
    const created = await create('The Quiet Bridge', helper);
    const id = 'the-quiet-bridge';
    expect([created.status, created.body]).toMatchObject([
      201,
      { id, path: `/books/${id}`, isPublished: false, hasDraft: true, sale: 'here', product: null },
    ]);
    const saved = await save(id, { book: book('The Quiet Bridge'), cover }, helper);
    expect(saved.status).toBe(200);
    expect(saved.body.book['palette']).toMatchObject({ light: { accent: expect.stringMatching(/^#/) } });
    expect((await publish(id, helper)).status).toBe(403);
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'COMMERCE.MISSING_FILES' } });
    expect(await find(id)).toMatchObject({ isPublished: false, hasDraft: true });
    expect(shown(id)).toBeUndefined();

    const uploaded = await upload(id, 'The Quiet Bridge.pdf', await createPdf());
    expect(uploaded.body.product).toMatchObject({ status: 'off-sale', files: [{ format: 'pdf' }] });
    const published = await publish(id);
    expect([published.status, published.body]).toMatchObject([
      200,
      { isPublished: true, hasDraft: false, product: { status: 'on-sale', price: 995 } },
    ]);
    const card = await isShown(id);
    expect(card).toMatchObject({ path: `/books/${id}`, productId: `${id}-ebook`, ebookPriceCents: 995 });
    expect(card.cover.src).toContain(id);
    expect(books[0]?.id).toBe(id);
    expect(await productsOnSale()).toContainEqual(expect.objectContaining({ id: `${id}-ebook`, price: 995 }));

    const secret = await visitor.startPayment({ productId: `${id}-ebook`, amount: 995 });
    await visitor.pay(secret);

    const dearer = book('The Quiet Bridge', { editions: [{ format: 'ebook', price: '$12.50' }] });
    await save(id, { book: dearer });
    expect(shown(id)?.ebookPriceCents).toBe(995);
    expect((await publish(id)).body.product).toMatchObject({ price: 1250 });
    await eventually('the price to be shown', async () => shown(id)?.ebookPriceCents === 1250);

    const down = await step(id, 'take-down');
    expect([down.status, down.body]).toMatchObject([
      200,
      { isPublished: false, hasDraft: true, product: { status: 'off-sale' } },
    ]);
    await isGone(id);
    expect((await productsOnSale()).map((product) => product.id)).not.toContain(`${id}-ebook`);
    const purchase = await visitor.claim(secret);
    expect(purchase).toMatchObject({ status: 'ready', downloads: [{ format: 'pdf' }] });
    expect((await fetch(shop.url + purchase.downloads[0]?.url)).status).toBe(200);

    expect((await publish(id)).body).toMatchObject({ isPublished: true, product: { status: 'on-sale' } });
  });

  it('keeps the sale of a checkout that is open while it is taken down', async () => {
    const id = await complete('Taken Down');
    await publish(id);
    const secret = await visitor.startPayment({ productId: `${id}-ebook`, amount: 995 });
    await step(id, 'take-down');
    expect((await visitor.pay(secret)).body['status']).toBe('succeeded');
    expect(await visitor.claim(secret)).toMatchObject({ status: 'ready', downloads: [{ format: 'pdf' }] });
    const late = await visitor.post('/api/create-payment-intent', { productId: `${id}-ebook`, amount: 995 });
    expect(late.status).toBeGreaterThanOrEqual(400);
    expect(late.status).toBeLessThan(500);
  });

  it('has a title of its own', async () => {
    const shownTitle = books.at(-1)?.title ?? '';
    for (const title of [shownTitle.toUpperCase(), 'The Quiet Bridge'])
      expect(await create(title)).toMatchObject({
        status: 409,
        body: { code: 'BOOKS.TITLE_TAKEN', errors: [{ field: 'title' }] },
      });
    const { id } = (await create('Another Title')).body;
    await save(id, { book: book('The quiet bridge') });
    expect(await publish(id)).toMatchObject({ status: 409, body: { code: 'BOOKS.TITLE_TAKEN' } });
  });

  it('says what is wrong, each with its field, and publishes nothing', async () => {
    const { id } = (await create('Full of Faults')).body;
    const faults = {
      editions: [
        { format: 'ebook', price: 'cheap' },
        { format: 'paperback', price: '$19.95', isbn: '978-3-16-148410-1', pages: 0 },
      ],
      retailers: [{ name: 'Store', url: 'http://store.example' }],
      keywords: ['one', 'one'],
      category: 'none',
    };
    await save(id, { book: book('', faults) });
    const { status, body } = await publish(id);
    expect([status, body.code]).toEqual([422, 'BOOKS.UNFIT']);
    expect(body.errors).toEqual(
      expect.arrayContaining([
        { field: 'title', message: 'Please give the book a title.' },
        { field: 'editions[0].price', message: 'Please write the price like this: $9.95.' },
        {
          field: 'editions[1].isbn',
          message: 'This ISBN has a typo: its last digit doesn’t fit the others.',
        },
        { field: 'retailers[0].url', message: 'The address of a store begins with https://.' },
      ]),
    );
    expect((await owner.get<Reply>(`${BOOKS}/${id}/preview`)).status).toBe(422);
    expect(await find(id)).toMatchObject({ isPublished: false });
    for (const sent of [{ book: 'text' }, { book: { title: { a: { b: ['\u0000'] } } } }, { sale: 'free' }])
      expect((await save(id, sent)).status).toBeLessThan(500);
  });

  it('is previewed as its draft says, as if it were on sale', async () => {
    const { id } = (await create('Seen Before')).body;
    const opening = { chapter: 'One', paragraphs: ['It was foggy on the bridge.'] };
    await save(id, { book: book('Seen Before'), cover, sales: { opening } });
    const { status, body, headers } = await owner.get<string>(`${BOOKS}/${id}/preview`);
    expect(status).toBe(200);
    expect(body).toContain('$9.95');
    expect(body).toContain('foggy');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(shown(id)).toBeUndefined();
  });

  it('shows her own sections and keeps the words of a hidden one', async () => {
    const id = await complete('With Sections');
    const promotion = {
      heading: 'Hear me read',
      text: 'In May.',
      link: { label: 'Write', path: '/contact' },
    };
    const sections = [
      { kind: 'list', look: 'cards', heading: 'Three bridges', entries: [{ title: 'The old one' }] },
      { kind: 'buy', beside: ['includes'] },
      { kind: 'promotion', isHidden: true, ...promotion },
      { kind: 'reviews' },
    ];
    const reviews = [{ name: 'The Evening Post', text: 'A book like a lantern.', source: 'press' }];
    await save(id, { sales: { sections, reviews, includes: ['The book as a PDF'] } });
    const { body } = await owner.get<string>(`${BOOKS}/${id}/preview`);
    for (const text of ['Three bridges', 'The old one', 'like a lantern', 'The book as a PDF'])
      expect(body).toContain(text);
    expect(body).not.toContain('Hear me read');
    expect((await publish(id)).body.sales).toMatchObject({ sections });
    await save(id, { sales: { sections: [{ kind: 'list', look: 'cards', heading: '' }, sections[1]] } });
    expect((await publish(id)).body.errors).toEqual([
      { field: 'sections[0].heading', message: 'Please give it a heading.' },
      { field: 'sections[0].entries', message: 'Please add at least one entry.' },
    ]);
  });

  it('is announced, takes notices, and goes on sale later', async () => {
    const { id } = (await create('Soon to Come')).body;
    await save(id, { book: book('Soon to Come'), cover, sale: 'announced' });
    expect((await publish(id)).body).toMatchObject({ sale: 'announced', product: { status: 'to-come' } });
    expect(await isShown(id)).toMatchObject({ availability: 'pre-order', preOrderProductId: `${id}-ebook` });
    const notice = await visitor.post('/api/release-notices', {
      email: 'ann@example.com',
      productId: `${id}-ebook`,
    });
    expect(notice.status).toBeLessThan(300);
    await upload(id, 'Soon.pdf', await createPdf());
    await save(id, { sale: 'here' });
    expect((await publish(id)).body).toMatchObject({ sale: 'here', product: { status: 'on-sale' } });
  });

  it('is sold elsewhere only, without a product', async () => {
    const { id } = (await create('Only in Stores')).body;
    const retailers = [{ name: 'The Corner Store', url: 'https://store.example/book' }];
    await save(id, { sale: 'elsewhere', book: book('Only in Stores', { editions: [], retailers }) });
    expect((await publish(id)).body).toMatchObject({ isPublished: true, product: null });
    await isShown(id);
    expect(detailsOf(id).retailers).toMatchObject(retailers);
  });

  it('keeps a text that was published in its page while its draft was open', async () => {
    const id = await complete('Two Editors');
    await publish(id);
    await isShown(id);
    await save(id, { book: book('Two Editors', { subtitle: 'A second try' }) });
    const section = `/api/admin/content/sections/${encodeURIComponent(`/books/${id}`)}`;
    const changes = [{ file: `books/${id}/book.json`, pointer: '/summary', value: 'From the page.' }];
    const saved = await owner.put<{ revision: number }>(`${section}/draft`, { revision: 0, changes });
    expect(saved.status).toBe(200);
    expect((await owner.post(`${section}/publish`, { revision: saved.body.revision })).status).toBe(200);
    expect((await publish(id)).status).toBe(200);
    expect((await find(id)).book).toMatchObject({ subtitle: 'A second try', summary: 'From the page.' });
    await save(id, { cover: null });
    expect((await publish(id)).body.book).toMatchObject({ summary: 'From the page.' });
  });

  it('refuses a change that another window made before', async () => {
    const { id } = (await create('Two Windows')).body;
    const { revision, book: fields, sales, sale } = await find(id);
    const typed = { revision, book: fields, sales, sale, cover: null };
    const both = await Promise.all([1, 2].map(() => owner.put<Reply>(`${BOOKS}/${id}`, typed)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is removed before it is published, and its id is not given again while it has a product', async () => {
    const id = await complete('Never Shown');
    const { revision } = await find(id);
    expect((await step(id, 'discard', { revision })).status).toBe(204);
    expect((await owner.get(`${BOOKS}/${id}`)).status).toBe(404);
    expect((await create('Never Shown')).body.id).toBe('never-shown-2');
  });

  it('is listed with the books of the content, and stays when her words are reset', async () => {
    await owner.post('/api/admin/content/reset', {});
    const { body } = await owner.get<BookListDto>(BOOKS);
    expect(body.books.find(({ id }) => id === 'only-in-stores')).toMatchObject({
      isAdded: true,
      isPublished: true,
    });
    expect(body.books.find(({ id }) => id === 'finding-peace')).toMatchObject({ isAdded: false });
    expect(body.categories.length).toBeGreaterThan(0);
  });

  it('becomes a folder in an export', async () => {
    const id = await complete('In a Folder');
    await publish(id);
    const target = path.join(await mkdtemp(path.join(tmpdir(), 'lectern-export-')), 'content');
    try {
      const parts = { database: shop.app.get(Database), files: shop.app.get(StoredFiles) };
      const { left } = await exportOwnerContent(parts, shop.configuration, target);
      expect(left).toEqual([]);
      const written = JSON.parse(await readFile(path.join(target, `books/${id}/book.json`), 'utf8'));
      expect(written).toMatchObject({ title: 'In a Folder', direct: { productId: `${id}-ebook` } });
      expect((await readFile(path.join(target, `books/${id}/cover.jpg`))).length).toBeGreaterThan(100);
    } finally {
      await rm(path.dirname(target), { recursive: true, force: true });
    }
  });
});
