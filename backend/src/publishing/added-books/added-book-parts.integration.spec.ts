import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { detailsOf } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { ApiSession, OWNER } from '../../testing/api-session.js';
import { type BookAnswer, BooksAdmin } from '../../testing/books-admin.js';
import { createEpub, createPdf } from '../../testing/create-books.js';
import { eventually } from '../../testing/eventually.js';
import { blackPng, halves, PicturesAdmin } from '../../testing/pictures-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { exportOwnerContent } from '../content-values/export-owner-content.js';

let shop: RunningShop;
let owner: ApiSession;
let admin: BooksAdmin;
let pictures: PicturesAdmin;
let visitor: ApiSession;

beforeAll(async () => {
  shop = await openShop(OWNER);
  owner = await signInOwner(shop);
  admin = new BooksAdmin(shop, owner);
  pictures = new PicturesAdmin(owner);
  visitor = new ApiSession(shop);
  await admin.open();
});
afterAll(() => shop.stop());

const removeFile = (id: string, file: string, who = owner): Promise<BookAnswer> =>
  who.post(`/api/admin/books/${id}/remove-file`, { file });
const filesOf = async (id: string) => (await admin.find(id)).body.product?.files ?? [];
const fileOf = async (id: string, format: string) =>
  (await filesOf(id)).find((file) => file.format === format)?.id ?? '';
const formatsOf = ({ downloads }: { downloads: { format: string }[] }) =>
  downloads.map(({ format }) => format).sort();

describe('A file of an added book', () => {
  it('is removed for new buyers, and stays with those who bought it', async () => {
    const files = { 'Two Files.pdf': await createPdf(), 'Two Files.epub': createEpub() };
    const id = await admin.sell('Two Files', {}, files);
    const secret = await visitor.startPayment({ productId: `${id}-ebook`, amount: 995 });
    await visitor.pay(secret);
    expect(formatsOf(await visitor.claim(secret))).toEqual(['epub', 'pdf']);

    const removed = await removeFile(id, await fileOf(id, 'epub'));
    expect([removed.status, removed.body.product]).toMatchObject([
      200,
      { status: 'on-sale', files: [{ format: 'pdf', fileName: 'Two Files.pdf' }] },
    ]);
    const before = await visitor.claim(secret);
    expect(formatsOf(before)).toEqual(['epub', 'pdf']);
    for (const { url } of before.downloads) expect((await fetch(shop.url + url)).status).toBe(200);
    expect(formatsOf(await visitor.buy({ productId: `${id}-ebook`, amount: 995 }))).toEqual(['pdf']);

    const last = await removeFile(id, await fileOf(id, 'pdf'));
    expect(last).toMatchObject({
      status: 409,
      body: {
        code: 'COMMERCE.LAST_FILE',
        detail: expect.stringContaining('on sale, so it needs at least one file'),
      },
    });
    expect(await filesOf(id)).toHaveLength(1);

    await admin.takeDown(id);
    const { body } = await removeFile(id, await fileOf(id, 'pdf'));
    expect(body.product).toMatchObject({ status: 'off-sale', files: [] });
    expect((await admin.publish(id)).status).toBe(409);
    await admin.upload(id, 'Again.pdf', await createPdf());
    expect((await admin.publish(id)).body.product).toMatchObject({
      status: 'on-sale',
      files: [{ fileName: 'Again.pdf' }],
    });
    expect(formatsOf(await visitor.claim(secret))).toEqual(['epub', 'pdf']);
  });

  it('is removed once, by those who may, and of added books only', async () => {
    const files = { 'Kept Files.pdf': await createPdf(), 'Kept Files.epub': createEpub() };
    const id = await admin.sell('Kept Files', {}, files);
    const epub = await fileOf(id, 'epub');
    for (const who of [visitor, await signInHelper(shop)])
      expect([401, 403]).toContain((await removeFile(id, epub, who)).status);
    expect(await removeFile(id, 'no-file')).toMatchObject({
      status: 404,
      body: { detail: 'This file was removed already. Please reload the page.' },
    });
    expect((await removeFile(id, '')).status).toBeLessThan(500);
    const both = await Promise.all([1, 2].map(() => removeFile(id, epub)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await filesOf(id)).toMatchObject([{ format: 'pdf' }]);

    const product = '/api/admin/products/finding-peace-ebook';
    const known = (await owner.get<{ files: { id: string }[] }>(product)).body.files;
    expect((await removeFile('finding-peace', known[0]?.id ?? '')).status).toBe(404);
    expect((await owner.get<{ files: object[] }>(product)).body.files).toEqual(known);
    expect((await removeFile('no-book', 'no-file')).status).toBe(404);
  });

  it('is what its name says', async () => {
    const { id } = (await admin.create('False File')).body;
    const { status, body } = await admin.upload(id, 'novel.epub', Buffer.from('Once upon a time.'));
    expect(status).toBe(400);
    expect(body.detail).toMatch(/^“novel\.epub” .+\.$/);
    expect(await filesOf(id)).toEqual([]);
  });
});

describe('The colors of an added book', () => {
  const scheme = { background: '#ffffff', surface: '#f4f4f4', ink: '#111111', muted: '#444444' };
  const light = { ...scheme, accent: '#7a1f2b', onAccent: '#ffffff' };
  const dark = {
    ...{ background: '#101010', surface: '#1c1c1c', ink: '#f5f5f5', muted: '#c8c8c8' },
    ...{ accent: '#ffb4a8', onAccent: '#101010' },
  };

  it('are chosen by hand, refused if they cannot be read, and taken from the cover again', async () => {
    const cover = (await pictures.uploadWhole(await halves(400, 600).jpeg().toBuffer())).id;
    const id = await admin.sell('In Her Colors', { cover });
    const suggested = (await admin.find(id)).body.book['palette'];
    const colors = (picture: string) => owner.get(`/api/admin/books/${id}/cover-colors/${picture}`);
    expect(await colors(cover)).toMatchObject({ status: 200, body: { palette: suggested } });
    for (const unknown of ['0'.repeat(32), 'no picture', '%00'])
      expect(await colors(encodeURIComponent(unknown))).toMatchObject({ body: { palette: null } });
    expect((await visitor.get(`/api/admin/books/${id}/cover-colors/${cover}`)).status).toBe(401);
    await admin.save(id, { book: { palette: { light, dark } } });
    expect((await admin.publish(id)).body.book['palette']).toEqual({ light, dark });

    const faint = { ...light, ink: '#eeeeee' };
    await admin.save(id, { book: { palette: { light: faint, dark } } });
    const refused = await admin.publish(id);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({
      errors: expect.arrayContaining([
        {
          field: expect.stringMatching(/^palette/),
          message: 'These colors can’t be read on each other. Please use the readable ones.',
        },
      ]),
    });
    expect((await owner.get(`/api/admin/books/${id}/check`)).status).toBe(422);
    for (const palette of ['red', { light }, { light: { ...light, ink: 'red' }, dark }]) {
      await admin.save(id, { book: { palette } });
      expect((await admin.publish(id)).status).toBe(422);
    }

    const again = await admin.save(id, { book: { palette: undefined } });
    expect(again.body.book['palette']).toEqual(suggested);
    expect((await admin.publish(id)).body.book['palette']).toEqual(suggested);
  });

  it('follow a cover of 60 megapixels, and one too large is refused', async () => {
    const uploaded = await pictures.uploadWhole(blackPng(6000, 10_000), 'poster.png');
    expect(uploaded).toMatchObject({ state: 'ready' });
    const id = await admin.sell('A Poster', { cover: uploaded.id });
    expect((await admin.find(id)).body.book['palette']).toBeDefined();
    expect((await visitor.get(`/books/${id}`)).status).toBeLessThan(500);
    expect(await pictures.upload(blackPng(10_000, 10_001), 'wall.png')).toMatchObject({
      status: 413,
      body: { detail: expect.stringContaining('“wall.png” has too many pixels.') },
    });
  });
});

describe('Another store of an added book', () => {
  const retailer = { name: 'The Corner Store', url: 'https://store.example/bridge' };

  it('names an edition and a price of its own, on the page and in an export', async () => {
    const editions = [
      { format: 'ebook', price: 995 },
      { format: 'paperback', label: 'Paperback', price: 1995 },
    ];
    const retailers = [{ ...retailer, format: 'Paperback', price: 1750 }];
    const id = await admin.sell('In the Corner', { book: { editions, retailers } });
    await admin.save(id, { book: { editions, retailers, description: ['A book.'] } });
    await admin.publishAndShow(id);
    expect((await admin.find(id)).body.book['retailers']).toEqual(retailers);
    await eventually('its store', async () => detailsOf(id).retailers.length > 0);
    expect(detailsOf(id).retailers).toMatchObject([
      { name: 'The Corner Store', format: 'Paperback', priceCents: 1750 },
    ]);
    const { status, body } = await owner.get<string>(`/api/admin/books/${id}/preview`);
    expect([status, body]).toEqual([200, expect.any(String)]);
    for (const text of ['The Corner Store', 'https://store.example/bridge', '$17.50'])
      expect(body).toContain(text);

    const target = path.join(await mkdtemp(path.join(tmpdir(), 'lectern-export-')), 'content');
    try {
      const parts = { database: shop.app.get(Database), files: shop.app.get(StoredFiles) };
      await exportOwnerContent(parts, shop.configuration, target);
      const written = JSON.parse(await readFile(path.join(target, `books/${id}/book.json`), 'utf8'));
      expect(written.retailers).toEqual([{ ...retailer, format: 'Paperback', price: '$17.50' }]);
    } finally {
      await rm(path.dirname(target), { recursive: true, force: true });
    }
  });

  it('is refused with an edition that the book lacks, or a price that is none', async () => {
    const { id } = (await admin.create('In No Store')).body;
    const refusals = [
      [{ format: 'Hardcover' }, 'format', 'Please choose one of the editions of the book, or none.'],
      [{ price: 'cheap' }, 'price', 'Please write the price like this: $9.95.'],
    ] as const;
    for (const [fault, name, message] of refusals) {
      const book = { editions: [{ format: 'ebook', price: 995 }], retailers: [{ ...retailer, ...fault }] };
      await admin.save(id, { book });
      expect((await admin.publish(id)).body).toMatchObject({
        errors: [{ field: `retailers[0].${name}`, message }],
      });
    }
  });
});

describe('The publication of an added book', () => {
  it('lists all that it would refuse, and refuses exactly that', async () => {
    const { id } = (await admin.create('Not Yet Ready')).body;
    expect(await admin.missing(id)).toEqual([
      { field: 'editions[0].price', message: 'Please give the e-book a price: your site sells it.' },
      { field: 'files', message: 'Please upload at least one digital file for ebooks' },
    ]);
    const unpriced = [{ format: 'ebook', isbn: '978-3-16-148410-1' }];
    await admin.save(id, { book: { editions: unpriced } });
    expect(await admin.missing(id)).toContainEqual({
      field: 'editions[0].price',
      message: 'Please give the e-book a price: your site sells it.',
    });
    const editions = [{ format: 'ebook', price: 10 }];
    const buy = { kind: 'buy', beside: ['includes'] };
    const sections = [{ kind: 'list', look: 'cards', heading: '', entries: [{ title: 'One' }] }, buy];
    await admin.save(id, { book: { editions }, sales: { sections } });
    expect(await admin.missing(id)).toEqual([
      { field: 'sections[0].heading', message: 'Please give it a heading.' },
      { field: 'files', message: 'Please upload at least one digital file for ebooks' },
      { field: 'editions[0].price', message: expect.stringMatching(/^A card can’t be charged less than/) },
    ]);
    expect((await admin.publish(id)).body).toMatchObject({ errors: [{ field: 'sections[0].heading' }] });
    const unfinished = { kind: 'promotion', isHidden: true, heading: 'Not written yet' };
    await admin.save(id, {
      sales: { sections: [unfinished, buy] },
      book: { editions: [{ format: 'ebook', price: 995 }] },
    });
    expect(await admin.missing(id)).toMatchObject([{ field: 'files' }]);
    expect((await admin.publish(id)).body).toMatchObject({ errors: [{ field: 'files' }] });
    await admin.upload(id, 'Not Yet Ready.pdf', await createPdf());
    expect((await admin.publish(id)).body.sales).toMatchObject({ sections: [unfinished, buy] });
    expect(await admin.missing(id)).toEqual([]);
    await admin.save(id, { sales: { sections: [{ ...unfinished, isHidden: false }, buy] } });
    expect((await admin.missing(id)).map(({ field }) => field)).toEqual([
      'sections[0].text',
      'sections[0].link',
    ]);
    await admin.save(id, { sale: 'announced', sales: null });
    expect(await admin.missing(id)).toMatchObject([{ field: 'sale' }]);
    expect((await admin.publish(id)).body.code).toBe('COMMERCE.ON_SALE');
    expect((await owner.get('/api/admin/books/no-book/missing')).status).toBe(404);
  });

  it('happens once after a double click', async () => {
    const { id } = (await admin.create('Clicked Twice')).body;
    await admin.save(id, { book: { editions: [{ format: 'ebook', price: 995 }] } });
    await admin.upload(id, 'Clicked Twice.pdf', await createPdf());
    const both = await Promise.all([1, 2].map(() => admin.publish(id)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await admin.find(id)).body).toMatchObject({ isPublished: true, hasDraft: false });
    const { rows } = await shop.pool.query(
      'SELECT count(*)::integer AS count FROM content_publications WHERE section = $1',
      [`books/${id}`],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });
});
