import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { createEpub, createMobi, createPdf } from '../../testing/create-books.js';
import { ProductsAdmin } from '../../testing/products-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import { ProductCatalog } from '../products/product-catalog.js';

let shop: RunningShop;
let admin: ProductsAdmin;
let helper: ApiSession;
let visitor: ApiSession;
let pdf: Buffer;
const epub = createEpub();

beforeAll(async () => {
  shop = await openShop(OWNER);
  admin = new ProductsAdmin(shop, await signInOwner(shop));
  helper = await signInHelper(shop);
  visitor = new ApiSession(shop);
  pdf = await createPdf();
});
afterAll(() => shop.stop());

const onSale = async () =>
  (await visitor.get<{ id: string; title: string; price: number }[]>('/api/products')).body;
const oneFile = () => [{ name: 'A Quiet Mind.epub', content: epub, format: 'epub' }];
const bothFiles = () => [
  { name: 'A Quiet Mind.pdf', content: pdf, format: 'pdf' },
  { name: 'A Quiet Mind.epub', content: epub, format: 'epub' },
];

describe('A new product', () => {
  it('is on sale at once, with its files and their checksums @S2-admin-products-6', async () => {
    const { status, body } = await admin.create({ title: '  A Quiet Mind ' }, bothFiles());
    expect([status, body.detail]).toEqual([201, undefined]);
    expect(body).toMatchObject({
      ...{ title: 'A Quiet Mind', name: 'A Quiet Mind', price: 1299, type: 'ebook', status: 'on-sale' },
      ...{ file_formats: ['pdf', 'epub'], fileFormats: ['pdf', 'epub'], version: 1, soldCount: 0 },
    });
    const sha256 = createHash('sha256').update(pdf).digest('hex');
    expect(body.files[0]).toMatchObject({ fileName: 'A Quiet Mind.pdf', sizeBytes: pdf.length, sha256 });
    // The product shows the page count of its PDF.
    expect(await onSale()).toContainEqual(expect.objectContaining({ id: body.id, price: 1299, pdfPages: 2 }));
    const { rows } = await shop.pool.query(`SELECT who, after FROM audit_log WHERE subject_id = $1`, [
      body.id,
    ]);
    expect(rows).toEqual([{ who: expect.stringContaining('owner@example.com'), after: expect.anything() }]);
  });

  it('can be bought, and both of its files open @S2-admin-products-7', async () => {
    const { body } = await admin.create({}, [
      ...bothFiles(),
      { name: 'q.mobi', content: createMobi(), format: 'unknown' },
    ]);
    const { downloads } = await visitor.buy({ productId: body.id, customerEmail: 'first@example.com' });
    expect(downloads.map(({ format, fileName }) => [format, fileName])).toEqual([
      ['pdf', 'A Quiet Mind.pdf'],
      ['epub', 'A Quiet Mind.epub'],
      ['mobi', 'A Quiet Mind.mobi'],
    ]);
    const copy = await fetch(shop.url + downloads[0]?.url);
    expect(Buffer.from(await copy.arrayBuffer()).equals(pdf)).toBe(true);
    expect((await admin.read(body.id)).body.soldCount).toBe(1);
  });

  it('has files named after its title, even for a long file name (C20)', async () => {
    const name = `${'静'.repeat(90)}.epub`;
    const title = '静かな心: 手紙/1';
    const { status, body } = await admin.create({ title }, [{ name, content: epub, format: 'epub' }]);
    expect([status, body.files[0]?.fileName]).toEqual([201, `${'静'.repeat(60)}.epub`]);
    const [download] = (await visitor.buy({ productId: body.id, customerEmail: 'long@example.com' }))
      .downloads;
    expect(download?.fileName).toBe('静かな心 - 手紙 - 1.epub');
    expect((await fetch(shop.url + download?.url)).headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent('静かな心 - 手紙 - 1.epub')}`,
    );
  });

  it('may be kept off sale, and is if its price cannot be charged', async () => {
    const later = await admin.create({ publish: 'false' }, oneFile());
    const free = await admin.create({ price: '0' }, oneFile());
    expect([later.body.status, free.body.status]).toEqual(['off-sale', 'off-sale']);
    expect((await admin.step(free.body.id, 'put-on-sale')).body.detail).toMatch(/less than \$0\.50/);
    expect((await admin.step(later.body.id, 'put-on-sale')).body.status).toBe('on-sale');
  });

  it('is validated with the form’s own messages @S2-admin-products-2', async () => {
    const detailOf = async (fields: object, files = bothFiles()) =>
      (await admin.create({ ...fields }, files)).body.detail;
    expect(await detailOf({}, [])).toBe('Please upload at least one digital file for ebooks');
    expect(await detailOf({ title: ' ' })).toBe('Please give the product a title.');
    expect(await detailOf({ description: '' })).toBe('Please describe the product.');
    expect(await detailOf({ price: '' })).toBe('Please give the product a price.');
    for (const price of ['-1', '9.99', 'abc', '99999999999', '1e3'])
      expect(await detailOf({ price })).toBe('The price must be a whole number of cents, from 0 to 9999999.');
    expect(await detailOf({ type: 'gift' })).toBe('The type must be one of ebook, paperback, speaking.');
    expect(await detailOf({ type: 'paperback' })).toMatch(/^Only e-books have files/);
    expect(await detailOf({ colour: 'red' })).toBe('"colour" is not a known field.');
    expect(await detailOf({ title: 'Qui\0et' })).toBe('The title must be on one line.');
    expect(await detailOf({ title: ['One', 'Two'] })).toMatch(/title/);
  });

  it('rejects a file that does not match its format, by name @S2-admin-products-8', async () => {
    const before = await admin.stored();
    const files = (name: string, content: Buffer, format = 'pdf') => [{ name, content, format }];
    const detailOf = async (...file: Parameters<typeof files>) =>
      (await admin.create({}, files(...file))).body.detail;
    expect(await detailOf('peace.pdf', epub)).toBe('“peace.pdf” isn’t really a PDF, despite its name.');
    expect(await detailOf('peace.exe', pdf, 'unknown')).toMatch(/^You can’t sell “peace.exe” here/);
    expect(await detailOf('peace.pdf', pdf, 'epub')).toMatch(/^“peace.pdf” ends like a pdf file/);
    expect(await detailOf('peace.pdf', Buffer.alloc(0))).toBe('“peace.pdf” is empty.');
    expect(await detailOf('../../peace.pdf', Buffer.from('no'))).toMatch(/^“peace.pdf” isn’t really a PDF/);
    expect((await admin.create({ formats: 'pdf' }, bothFiles())).body.detail).toMatch(/one for each file/);
    expect(await admin.stored()).toEqual(before);
  });
});

describe('A product in the dashboard', () => {
  it('is changed, and a second window learns of the first one’s change @S2-admin-products-12', async () => {
    const { body } = await admin.create({}, oneFile());
    const first = await admin.change(body.id, body.version, { title: 'A Quieter Mind', price: 999 });
    expect(first.body).toMatchObject({ title: 'A Quieter Mind', price: 999, version: 2 });
    const second = await admin.change(body.id, body.version, { description: 'Another.' });
    expect([second.status, second.body.detail]).toEqual([
      409,
      'Someone changed this product in another window: the title is now “A Quieter Mind”, and the price is now $9.99. Your changes weren’t saved.',
    ]);
    const { body: log } = await admin.staff.get<{ action: string; before: object; after: object }[]>(
      `/api/admin/products/${body.id}/history`,
    );
    expect(log[0]).toMatchObject({
      action: 'product.changed',
      before: { title: 'A Quiet Mind', priceCents: 1299 },
      after: { title: 'A Quieter Mind', priceCents: 999 },
    });
  });

  it('is changed once by two concurrent changes', async () => {
    const { body } = await admin.create({}, oneFile());
    const prices = [1100, 1200, 1300, 1400];
    const answers = await Promise.all(prices.map((price) => admin.change(body.id, body.version, { price })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('is taken off sale and put on again, archived and restored, each with a history entry', async () => {
    const { body } = await admin.create({}, oneFile());
    const listed = async () => (await onSale()).some(({ id }) => id === body.id);
    expect([(await admin.step(body.id, 'take-off-sale')).body.status, await listed()]).toEqual([
      'off-sale',
      false,
    ]);
    expect([(await admin.step(body.id, 'put-on-sale')).body.status, await listed()]).toEqual([
      'on-sale',
      true,
    ]);
    expect([(await admin.step(body.id, 'put-away')).body.status, await listed()]).toEqual(['away', false]);
    expect((await admin.step(body.id, 'put-on-sale')).status).toBe(409);
    const list = async (query: string) =>
      (await admin.staff.get<{ items: { id: string }[] }>(`/api/admin/products${query}`)).body.items;
    expect((await list('')).some(({ id }) => id === body.id)).toBe(false);
    expect((await list('?away=true')).map(({ id }) => id)).toEqual([body.id]);
    expect((await admin.step(body.id, 'bring-back')).body.status).toBe('off-sale');
    const { rows } = await shop.pool.query('SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY at', [
      body.id,
    ]);
    expect(rows.map(({ action }) => action)).toEqual([
      'product.created',
      ...['product.taken-off-sale', 'product.put-on-sale', 'product.put-away', 'product.brought-back'],
    ]);
  });

  it('keeps its type once it was ordered, and its price above what a card can be charged', async () => {
    const { body } = await admin.create({}, oneFile());
    await visitor.startPayment({ productId: body.id, customerEmail: 'typed@example.com' });
    expect((await admin.change(body.id, 1, { type: 'paperback' })).body.detail).toMatch(
      /^You can’t change the type anymore/,
    );
    expect((await admin.change(body.id, 1, { price: 49 })).body.detail).toMatch(/less than \$0\.50/);
  });

  it('is released from pre-order if it has a file and a price that can be charged', async () => {
    await shop.pool.query(
      `INSERT INTO products (id, title, description, price, type, is_active) VALUES ('soon', 'Soon', 'To come.', 995, 'ebook', 'false')`,
    );
    await shop.pool.query(
      `INSERT INTO product_releases (product_id, availability) VALUES ('soon', 'pre-order')`,
    );
    expect((await admin.read('soon')).body.status).toBe('to-come');
    expect((await admin.step('soon', 'put-on-sale')).body.detail).toMatch(/isn’t out yet/);
    expect((await admin.step('soon', 'release')).body.detail).toBe(
      'Please upload at least one digital file for ebooks',
    );
    const fields = { version: '1', note: 'The book.', pastBuyers: 'kept', replaces: '' };
    expect((await admin.edition('soon', fields, [{ name: 'Soon.epub', content: epub }])).status).toBe(201);
    const { version } = (await admin.read('soon')).body;
    const cheap = await admin.change('soon', version, { price: 49 });
    expect((await admin.step('soon', 'release')).body.detail).toMatch(/less than \$0\.50/);
    expect((await admin.read('soon')).body.status).toBe('to-come');
    await admin.change('soon', cheap.body.version, { price: 50 });
    expect((await admin.step('soon', 'release')).body.status).toBe('on-sale');
  });

  it('is changed by the owner only, visible to helpers, and hidden from others', async () => {
    expect((await helper.get('/api/admin/products')).status).toBe(200);
    expect((await helper.put('/api/admin/products/hidden-ebook', {})).status).toBe(403);
    expect((await new ProductsAdmin(shop, helper).create({}, oneFile())).status).toBe(403);
    expect((await fetch(`${shop.url}/api/admin/products`)).status).toBe(401);
  });

  it('is not found by an invalid id', async () => {
    for (const id of ['nobody', '%00', '%ED%A0%80', 'x'.repeat(5_000), "'%20OR%201=1"]) {
      const { status } = await admin.staff.get(`/api/admin/products/${id}`);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
    }
    expect((await admin.staff.get('/api/admin/products?cursor=nonsense')).status).toBe(400);
    expect((await admin.staff.post('/api/admin/products', { title: 'No form' })).status).toBe(400);
  });
});

describe('A product of the content without files', () => {
  it('is not on sale, says so, and is sold once its files are made', async () => {
    await shop.pool.query(
      `INSERT INTO products (id, title, description, price, type, digital_files, is_active)
      VALUES ('fear-not-ebook', 'Fear Not', 'On fear.', 995, 'ebook', '{}', 'true')`,
    );
    const isListed = async () => (await onSale()).some(({ id }) => id === 'fear-not-ebook');
    const catalog = shop.app.get(ProductCatalog);
    expect([(await admin.read('fear-not-ebook')).body.status, await isListed()]).toEqual(['off-sale', false]);
    expect((await admin.step('fear-not-ebook', 'put-on-sale')).body.detail).toMatch(
      /^Please upload at least/,
    );
    expect(await catalog.findWarnings()).toEqual([
      expect.stringMatching(/^“Fear Not” \(fear-not-ebook\) isn’t on sale.*`npm run assets`/),
    ]);
    await catalog.seed();
    const { status, files } = (await admin.read('fear-not-ebook')).body;
    expect([status, files.map(({ format }) => format), await isListed()]).toEqual([
      'on-sale',
      ['pdf', 'epub'],
      true,
    ]);
    expect(await catalog.findWarnings()).toEqual([]);
  });
});
