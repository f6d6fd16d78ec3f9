import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';

import { eventually } from '../../testing/eventually.js';
import { createEpub, createPdf } from '../../testing/create-books.js';
import { ProductsAdmin } from '../../testing/products-admin.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { linksIn } from '../../testing/kept-emails.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { ProductCatalog } from '../products/product-catalog.js';
import { EditionDelivery } from './edition-delivery.js';
import { EditionFiles } from './edition-files.js';

const SUBJECT = 'A new edition of A Quiet Mind, for you';
const [FIRST, SECOND, THIRD] = [createEpub('First.'), createEpub('Second.'), createEpub('Third.')];
const file = (content: Buffer, name = 'Quiet.epub') => ({ name, content, format: 'epub' });

let shop: RunningShop;
let admin: ProductsAdmin;
let visitor: ApiSession;
let books: ShopBooks;
beforeAll(async () => {
  shop = await openShop(OWNER);
  admin = new ProductsAdmin(shop, await signInOwner(shop));
  visitor = new ApiSession(shop);
  books = new ShopBooks(shop);
});
afterAll(() => shop.stop());

async function buy(productId: string, customerEmail: string): Promise<string> {
  const { downloads } = await visitor.buy({ productId, customerEmail, customerName: customerEmail });
  return shop.url + downloads[0]?.url;
}

const contentAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());
const emailsTo = async (email: string) =>
  (await visitor.mailsTo(email)).filter(({ subject }) => subject === SUBJECT);
const emailTo = (email: string): Promise<Email> =>
  eventually(`an email to ${email}`, async () => (await emailsTo(email))[0]);

async function replace(id: string, content: Buffer, pastBuyers: string, note = 'Chapter seven has grown.') {
  const { files, version } = (await admin.read(id)).body;
  const fields = { version: String(version), note, pastBuyers, replaces: files[0]?.id ?? '' };
  return admin.edition(id, fields, [file(content)]);
}

describe('A new edition', () => {
  it('is emailed to each past buyer once, and served by old links too @S2-admin-products-13', async () => {
    const { id } = (await admin.create({}, [file(FIRST)])).body;
    const link = await buy(id, 'twice@example.com');
    await shop.pool.query(
      `UPDATE orders SET created_at = created_at - interval '1 day' WHERE product_id = $1`,
      [id],
    );
    await buy(id, 'TWICE@example.com');
    await buy(id, 'back@example.com');
    await books.becomes('back@example.com', 'fulfilled');
    await shop.pool.query(`UPDATE orders SET status = 'refunded' WHERE customer_email = 'back@example.com'`);
    const etag = (await fetch(link, { method: 'HEAD' })).headers.get('etag');

    const { status, body } = await replace(
      id,
      SECOND,
      'told',
      'Chapter seven has grown.\n\nMisprints are mended.',
    );
    expect([status, body.detail]).toEqual([201, undefined]);
    expect(body.editions.map(({ number, pastBuyers }) => [number, pastBuyers])).toEqual([
      [2, 'told'],
      [1, 'kept'],
    ]);
    expect(body.editions[1]?.files[0]?.sha256).not.toBe(body.files[0]?.sha256);
    expect((await contentAt(link)).equals(SECOND)).toBe(true);
    expect((await fetch(link, { method: 'HEAD' })).headers.get('etag')).not.toBe(etag);

    const email = await emailTo('TWICE@example.com');
    expect(email.text).toContain('Misprints are mended.');
    const [fresh = ''] = linksIn(email);
    expect((await contentAt(shop.url + fresh)).equals(SECOND)).toBe(true);
    await eventually('all to be told', async () =>
      (await admin.read(id)).body.editions[0]?.readers?.told === 1 ? true : undefined,
    );
    const again = shop.app.get(EditionDelivery);
    await again.announce({ editionId: body.editions[0]?.id ?? '' });
    await books.allWorkIsDone();
    expect((await admin.read(id)).body.editions[0]?.readers).toEqual({ total: 1, told: 1, left: 0 });
    const counts = ['twice@example.com', 'TWICE@example.com', 'back@example.com'].map(emailsTo);
    expect((await Promise.all(counts)).map(({ length }) => length)).toEqual([0, 1, 0]);
  });

  it('is granted without an email, or not at all, as the owner chooses', async () => {
    const { id } = (await admin.create({}, [file(FIRST)])).body;
    const link = await buy(id, 'quiet@example.com');
    expect((await replace(id, SECOND, 'kept')).status).toBe(201);
    expect((await contentAt(link)).equals(FIRST)).toBe(true);
    expect((await contentAt(await buy(id, 'later@example.com'))).equals(SECOND)).toBe(true);
    expect((await replace(id, THIRD, 'served')).body.editions[0]).toMatchObject({ number: 3, readers: null });
    expect((await contentAt(link)).equals(THIRD)).toBe(true);
    await books.allWorkIsDone();
    expect(await emailsTo('quiet@example.com')).toEqual([]);
  });

  it('may add a file, which past buyers get too', async () => {
    const { id, files } = (await admin.create({}, [file(FIRST, 'One.epub')])).body;
    const link = await buy(id, 'more@example.com');
    const fields = { version: '1', note: 'A workbook.', pastBuyers: 'served', replaces: '' };
    const { body } = await admin.edition(id, fields, [file(SECOND, 'Workbook.epub')]);
    expect(body.files.map(({ fileName }) => fileName)).toEqual(['One.epub', 'Workbook.epub']);
    expect(body.files[0]?.id).not.toBe(files[0]?.id);
    expect((await contentAt(link)).equals(FIRST)).toBe(true);
    const { rows } = await shop.pool.query(
      `SELECT file_name FROM download_grants WHERE product_id = $1 ORDER BY created_at`,
      [id],
    );
    expect(rows.map(({ file_name }) => file_name)).toEqual(['A Quiet Mind.epub', 'Workbook.epub']);
  });

  it('keeps the old files with their checksums for a book without editions', async () => {
    const link = await buy('finding-peace-ebook', 'old@example.com');
    const { body } = await replace('finding-peace-ebook', SECOND, 'served');
    expect(body.detail).toBeUndefined();
    expect(body.editions.map(({ number, files }) => [number, files.map(({ fileName }) => fileName)])).toEqual(
      [
        [2, ['Quiet.epub', 'Finding Peace.epub']],
        [1, ['Finding Peace.pdf', 'Finding Peace.epub']],
      ],
    );
    expect(body.editions[1]?.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect((await contentAt(link)).equals(SECOND)).toBe(true);
  });

  it('shows visitors the page count of its PDF, as do the seeded books', async () => {
    const told = async (id: string) => {
      const products = (
        await visitor.get<
          {
            id: string;
            pdfPages: number | null;
          }[]
        >('/api/products')
      ).body;
      return products.find((product) => product.id === id)?.pdfPages;
    };
    const pdfOf = async (pages: number) => [
      { name: 'Quiet.pdf', content: await createPdf({ pages }), format: 'pdf' },
    ];
    const { id, version, files } = (await admin.create({}, await pdfOf(3))).body;
    expect(await told(id)).toBe(3);
    const fields = { version: String(version), note: 'Larger type.', pastBuyers: 'kept' };
    const longer = await admin.edition(id, { ...fields, replaces: files[0]?.id ?? '' }, await pdfOf(8));
    expect(longer.body.pdfPages).toBe(8);
    expect(await told(id)).toBe(8);
    await shop.app.get(ProductCatalog).seed();
    expect(await told('fear-not-ebook')).toBe(65);
  });

  it('is rejected if another window changed the files, and stores nothing', async () => {
    const { id, files } = (await admin.create({}, [file(FIRST)])).body;
    expect((await replace(id, SECOND, 'kept')).status).toBe(201);
    const before = await admin.stored();
    const fields = { version: '1', note: 'x', pastBuyers: 'kept', replaces: files[0]?.id ?? '' };
    const late = await admin.edition(id, fields, [file(THIRD)]);
    expect([late.status, late.body.detail]).toEqual([
      409,
      expect.stringContaining('files in another window'),
    ]);
    expect(await admin.stored()).toEqual(before);
    const { rows } = await shop.pool.query('SELECT count(*)::int AS n FROM unclaimed_files');
    expect(rows).toEqual([{ n: 0 }]);
    const current = { version: '2', note: 'x', pastBuyers: 'kept', replaces: 'nobody' };
    expect((await admin.edition(id, current, [file(THIRD)])).status).toBe(409);
    expect((await admin.edition(id, { ...current, pastBuyers: 'all' }, [file(THIRD)])).status).toBe(400);
    expect((await admin.edition(id, { ...current, replaces: ['', ''] }, [file(THIRD)])).status).toBe(400);
    expect((await admin.edition('nobody', current, [file(THIRD)])).status).toBe(404);
  });
});

describe('A file with an endless check', () => {
  it('is not reported as damaged, and can be uploaded again', async () => {
    const lost = { name: 'Quiet.epub', path: '/lost/Quiet.epub', sizeBytes: 10, sha256: '' };
    await expect(shop.app.get(EditionFiles).check([lost], undefined)).rejects.toMatchObject({
      kind: 'unavailable',
      message:
        '“Quiet.epub” couldn’t be checked in time, so nothing was saved. Please try again in a few minutes.',
    });
  });
});

describe('A stored file without a product', () => {
  it('is removed by the sweep after the longest possible upload', async () => {
    const { id, files } = (await admin.create({}, [file(FIRST)])).body;
    const { rows } = await shop.pool.query(`SELECT key FROM product_files WHERE id = $1`, [files[0]?.id]);
    // Simulates a crash between storing the file and adding it to the product.
    await shop.pool.query(`DELETE FROM product_editions WHERE product_id = $1`, [id]);
    await shop.pool.query(`INSERT INTO unclaimed_files (key) VALUES ($1)`, [rows[0]?.key]);
    const sweep = shop.app.get(EditionFiles);
    const isThere = async () => (await admin.stored()).some((name) => name.startsWith(id));
    await sweep.removeUnclaimed();
    expect(await isThere()).toBe(true);
    await shop.pool.query(`UPDATE unclaimed_files SET noted_at = now() - interval '7 hours'`);
    await sweep.removeUnclaimed();
    expect(await isThere()).toBe(false);
  });
});
