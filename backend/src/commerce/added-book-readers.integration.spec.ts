import { readFile } from 'node:fs/promises';
import path from 'node:path';

import { madeBooksFolder } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { ReviewLinks } from './reviews/review-links.js';
import { REVIEW_AFTER_DAYS } from './reviews/review-rules.js';
import { ReviewRequests } from './reviews/review-requests.js';
import type { ReviewPageDto } from './reviews/reviews.dto.js';
import { Reviews } from './reviews/reviews.js';
import { openArchive, readText } from './personal-copies/prove-epub.js';
import { Waitlist } from './waitlist/waitlist.js';
import { ApiSession, OWNER } from '../testing/api-session.js';
import { BooksAdmin } from '../testing/books-admin.js';
import { createPdf } from '../testing/create-books.js';
import { eventually } from '../testing/eventually.js';
import { OrderReader } from '../testing/order-reader.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { signInOwner } from '../testing/staff-sessions.js';

const EPUB = path.join(madeBooksFolder, 'thank-god-mom/thank-god-mom.epub');
const ELEANOR = 'hello@eleanormarsh.example';

let shop: RunningShop;
let admin: BooksAdmin;
let visitor: ApiSession;
let reader: OrderReader;
let sales: ShopBooks;

beforeAll(async () => {
  shop = await openShop(OWNER);
  admin = new BooksAdmin(shop, await signInOwner(shop));
  visitor = new ApiSession(shop);
  reader = new OrderReader(shop);
  sales = new ShopBooks(shop);
  await admin.open();
});
afterAll(() => shop.stop());

const emailsTo = async (address: string, subject: string) =>
  (await visitor.mailsTo(address)).filter((email) => email.subject === subject);

describe('A reader of an added book', () => {
  it('reads it here and has a personal copy, also after it is taken down', async () => {
    const epub = await readFile(EPUB);
    const id = await admin.sell('The Read Bridge', {}, { 'The Read Bridge.epub': epub });
    const productId = `${id}-ebook`;
    await admin.staff.put(`/api/admin/products/${productId}/personal-copies`, { isOn: true });
    const customerEmail = 'reads@example.com';
    const { orderUrl, downloads } = await visitor.buy({
      productId,
      customerEmail,
      customerName: 'Ruth Weaver',
    });
    await sales.allWorkIsDone();
    const address = (await reader.open(orderUrl)).html
      .querySelector('a[href^="/read/"]')
      ?.getAttribute('href');
    const expectToRead = async () => {
      const page = await reader.open(address ?? '');
      expect([page.status, page.text]).toEqual([200, expect.stringContaining('The Read Bridge')]);
      expect(await visitor.get(`/api${address}/facts`)).toMatchObject({
        status: 200,
        body: { title: 'The Read Bridge', orderPath: orderUrl },
      });
      const response = await fetch(shop.url + downloads[0]?.url);
      const copy = await openArchive(Buffer.from(await response.arrayBuffer()));
      expect(await readText(copy, 'EPUB/copyright.xhtml')).toContain('This copy was made for Ruth Weaver');
    };
    await expectToRead();
    await admin.takeDown(id);
    await expectToRead();
    expect((await reader.open(orderUrl)).text).toContain('The Read Bridge');
  });

  it('is asked for a review, which the owner approves and answers', async () => {
    const id = await admin.sell('The Reviewed Bridge');
    const productId = `${id}-ebook`;
    const customerEmail = 'reviews@example.com';
    await visitor.buy({ productId, customerEmail });
    await sales.allWorkIsDone();
    const { orderId } = await sales.saleTo(customerEmail);
    await shop.pool.query(`UPDATE orders SET completed_at = now() - $2 * interval '1 day' WHERE id = $1`, [
      orderId,
      REVIEW_AFTER_DAYS + 1,
    ]);
    await shop.app.get(ReviewRequests).ask();
    await sales.allWorkIsDone();
    const [asked] = await emailsTo(customerEmail, 'What did you think of The Reviewed Bridge?');
    const form = await shop.app.get(ReviewLinks).pathOf(orderId);
    expect(asked?.text).toContain(form);

    await reader.send(form, { rating: '5', body: 'I crossed it twice.', shownName: 'Ruth W.' });
    await sales.allWorkIsDone();
    expect((await visitor.mailsTo(ELEANOR)).map(({ subject }) => subject)).toContainEqual(
      expect.stringContaining('The Reviewed Bridge'),
    );
    const waiting = await admin.staff.get<ReviewPageDto>('/api/admin/reviews?state=waiting');
    const [review] = waiting.body.items;
    expect(review).toMatchObject({ productTitle: 'The Reviewed Bridge', coverSrc: expect.any(String) });
    const call = `/api/admin/reviews/${orderId}`;
    await admin.staff.put(`${call}/state`, { state: 'approved', writtenAt: review?.writtenAt });
    await admin.staff.put(`${call}/reply/draft`, { draft: 'Thank you, Ruth.', revision: 0 });
    expect((await admin.staff.post(`${call}/reply/publish`, { revision: 1 })).status).toBe(200);
    expect((await shop.app.get(Reviews).approved())[productId]).toEqual({
      count: 1,
      rating: 5,
      shown: [{ name: 'Ruth W.', rating: 5, text: 'I crossed it twice.', reply: 'Thank you, Ruth.' }],
    });
    await sales.allWorkIsDone();
    expect((await visitor.mailsTo(customerEmail)).at(-1)?.text).toContain(`/books/${id}`);

    await admin.takeDown(id);
    expect((await reader.open(form)).status).toBe(409);
    expect(
      (await admin.staff.get<ReviewPageDto>('/api/admin/reviews?state=approved')).body.items,
    ).toMatchObject([{ productTitle: 'The Reviewed Bridge', coverSrc: null }]);
  });

  it('gets one email when the book they wait for is on sale', async () => {
    const email = 'waits@example.com';
    const { id } = (await admin.create('The Coming Bridge')).body;
    const book = { description: ['Soon.'], editions: [{ format: 'ebook', price: 995 }] };
    await admin.save(id, { book, sale: 'announced' });
    expect(await admin.publishAndShow(id)).toMatchObject({ availability: 'pre-order' });
    await visitor.post('/api/release-notices', { email, productId: `${id}-ebook` });
    const question = await eventually('the question', async () => (await visitor.mailsTo(email))[0]);
    const [confirm = ''] = /\/release-notices\/[\w.-]+\/confirm/.exec(question.text ?? '') ?? [];
    expect((await reader.send(confirm, {})).status).toBe(303);

    await admin.save(id, { sale: 'here' });
    expect(await admin.publish(id)).toMatchObject({ status: 409, body: { code: 'COMMERCE.MISSING_FILES' } });
    await admin.upload(id, 'Coming.pdf', await createPdf());
    await admin.publishAndShow(id);
    await eventually('the notice', async () => (await visitor.mailsTo(email)).length === 2);
    await admin.save(id, { book: { subtitle: 'Here at last' } });
    await admin.publishAndShow(id);
    await admin.takeDown(id);
    await admin.publishAndShow(id);
    await shop.app.get(Waitlist).announce();
    await sales.allWorkIsDone();
    const [notice, ...more] = await emailsTo(email, 'The Coming Bridge is out');
    expect(notice?.text).toContain(`/books/${id}`);
    expect(more).toEqual([]);
  });

  it('cannot begin to pay after it is taken down, and gets a sentence', async () => {
    const id = await admin.sell('The Late Bridge');
    const productId = `${id}-ebook`;
    await admin.takeDown(id);
    const late = await visitor.post<{ detail: string }>('/api/create-payment-intent', {
      ...{ productId, amount: 995, customerName: 'Late', customerEmail: 'late@example.com' },
    });
    expect([late.status, late.body.detail]).toEqual([409, 'The Late Bridge isn’t for sale right now.']);
    const { rows } = await shop.pool.query('SELECT FROM orders WHERE product_id = $1', [productId]);
    expect(rows).toEqual([]);
  });
});
