import { rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Email } from 'postal-mime';

import { eventually } from '../../testing/eventually.js';
import { openShop, PDF, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { BUYER, ApiSession } from '../../testing/api-session.js';
import { ProductCatalog } from '../products/product-catalog.js';
import { bookFileToKeep } from '../products/product-rules.js';
import { Waitlist } from './waitlist.js';

interface ProblemBody {
  detail: string;
  code: string;
}

const NOTICES = '/api/release-notices';
let count = 0;

describe('A pre-order book', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let productId: string;
  let title: string;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    count += 1;
    [productId, title] = [`to-come-${count}`, `To Come ${count}`];
    await shop.pool.query(
      `INSERT INTO products (id, title, description, price, type, is_active)
       VALUES ($1, $2, 'Soon.', 995, 'ebook', 'false')`,
      [productId, title],
    );
    const preOrder = `INSERT INTO product_releases (product_id, availability) VALUES ($1, 'pre-order')`;
    await shop.pool.query(preOrder, [productId]);
  });

  const ask = (email: string, product = productId) =>
    visitor.post<{ message: string }>(NOTICES, { email, productId: product });

  const emailTo = (email: string, subject: string): Promise<Email> =>
    eventually(`${subject} to ${email}`, async () =>
      (await visitor.mailsTo(email)).find((mail) => mail.subject === subject),
    );

  function linkIn(mail: Email, end: 'confirm' | 'end'): string {
    const [address = ''] = new RegExp(`/release-notices/[\\w.-]+/${end}`).exec(mail.text ?? '') ?? [];
    return shop.url + address;
  }

  const heading = async (url: string, init?: RequestInit) => {
    const answer = await fetch(url, init);
    return [answer.status, /<h1>(.*)<\/h1>/.exec(await answer.text())?.[1]];
  };

  async function waitFor(email: string): Promise<Email> {
    await ask(email);
    const question = await emailTo(email, `Should I email you when ${title} is out?`);
    await fetch(linkIn(question, 'confirm'), { method: 'POST' });
    return question;
  }

  async function release(): Promise<boolean> {
    const filePath = path.join(os.tmpdir(), `lectern-release-${process.pid}.pdf`);
    await writeFile(filePath, PDF);
    try {
      return await shop.app
        .get(ProductCatalog)
        .release(productId, [bookFileToKeep(productId, filePath, PDF)]);
    } finally {
      await rm(filePath, { force: true });
    }
  }

  it('is not listed and cannot be bought with any price or name @S2-calls-and-errors-13', async () => {
    const products = (await visitor.get<{ id: string }[]>('/api/products')).body;
    expect(products.map(({ id }) => id)).not.toContain(productId);
    // Even if it was half activated in the data.
    await shop.pool.query(`UPDATE products SET is_active = 'true', digital_files = '{x.pdf}' WHERE id = $1`, [
      productId,
    ]);
    for (const input of [{}, { amount: 995 }, { amount: 1 }, { amount: 0 }]) {
      const answer = await visitor.post<ProblemBody>('/api/create-payment-intent', {
        productId,
        ...BUYER,
        ...input,
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'COMMERCE.PRODUCT_NOT_OUT']);
      expect(answer.body.detail).toBe(
        `${title} isn’t out yet. Sign up on its page, and we’ll email you when it is.`,
      );
    }
    const { rows } = await shop.pool.query('SELECT 1 FROM orders WHERE product_id = $1', [productId]);
    expect(rows).toHaveLength(0);
  });

  it('sends a confirmation email, and is confirmed only by a POST @S2-calls-and-errors-14', async () => {
    const email = 'reader@example.com';
    const answer = await ask(' Reader@Example.com ');
    expect(answer.status).toBe(202);
    const question = await emailTo(email, `Should I email you when ${title} is out?`);
    const link = linkIn(question, 'confirm');
    for (const _look of ['first', 'second'])
      expect(await heading(link)).toEqual([200, '/release-notice-confirm']);
    expect(await heading(link, { method: 'POST' })).toEqual([200, '/release-notice-confirmed']);
    expect(await heading(link)).toEqual([200, '/release-notice-confirmed']);
    expect(await heading(link.replace(/.\/confirm$/, '-/confirm'))).toEqual([404, '/link-unknown']);
    expect(await heading(link.replace('/confirm', '/end'))).toEqual([404, '/link-unknown']);
  });

  it('responds the same to known, confirmed and new addresses, and sends no second email soon', async () => {
    const known = 'known@example.com';
    const answers = [await ask(known), await ask(known), ...(await Promise.all([ask(known), ask(known)]))];
    await waitFor('confirmed@example.com');
    answers.push(await ask('confirmed@example.com'), await ask('new@example.com'));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await visitor.mailsTo(known)).toHaveLength(1);
    expect(await visitor.mailsTo('confirmed@example.com')).toHaveLength(1);
  });

  it('sends the confirmation again, after four times the wait each time', async () => {
    const email = 'lost-letter@example.com';
    const books = new ShopBooks(shop);
    const pass = (minutes: number) =>
      shop.pool.query(`UPDATE mail_allowances SET last_sent_at = last_sent_at - $1 * interval '1 minute'`, [
        minutes,
      ]);
    for (let time = 0; time < 2; time += 1) {
      await ask(email);
      await books.allRequestsAreDecided();
      await pass(16);
    }
    await ask(email);
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(email)).toHaveLength(2);
    await pass(50);
    await ask(email);
    await books.allWorkIsDone();
    expect(await visitor.mailsTo(email)).toHaveLength(3);
  });

  it.each([
    ['no address', { email: 'reader@' }, 400, 'Please enter a valid email address'],
    ['no product', { productId: undefined }, 400, 'Please say which product (productId).'],
    ['an unknown product', { productId: 'no-such-book' }, 404, 'We don’t have this product.'],
    [
      'a released book',
      { productId: 'finding-peace-ebook' },
      409,
      'Finding Peace is out. You can get it now.',
    ],
  ])('rejects with a sentence: %s', async (_name, change, status, sentence) => {
    const answer = await visitor.post<ProblemBody>(NOTICES, {
      email: 'reader@example.com',
      productId,
      ...change,
    });
    expect([answer.status, answer.body.detail]).toEqual([status, sentence]);
  });

  it('accepts the plain form of a page without scripts', async () => {
    const answer = await fetch(shop.url + NOTICES, {
      method: 'POST',
      body: new URLSearchParams({ email: 'plain@example.com', productId }),
      headers: { accept: 'text/html' },
      redirect: 'manual',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/release-notice-asked']);
    await emailTo('plain@example.com', `Should I email you when ${title} is out?`);
  });

  it('is released once: each confirmed reader gets one email with an unsubscribe link, and it can be bought @S2-calls-and-errors-15', async () => {
    const readers = ['first@example.com', 'second@example.com', 'third@example.com'];
    for (const reader of readers) await waitFor(reader);
    await ask('never-said-yes@example.com');
    const left = await waitFor('left@example.com');
    expect(await heading(linkIn(left, 'end'))).toEqual([200, '/release-notice-end']);
    const end = await heading(linkIn(left, 'end'), {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'error',
    });
    expect(end).toEqual([200, '/release-notice-ended']);
    expect(await heading(linkIn(left, 'confirm'))).toEqual([200, '/release-notice-ended']);

    const listening = await shop.pool.connect();
    const heard = new Promise((resolve) => listening.once('notification', resolve));
    await listening.query('LISTEN products_changed');
    expect(await Promise.all([release(), release()]).then((results) => results.sort())).toEqual([
      false,
      true,
    ]);
    await heard;
    listening.release(true);
    for (const reader of readers) {
      const email = await emailTo(reader, `${title} is out`);
      const header = (key: string) => email.headers.find((each) => each.key === key)?.value;
      expect(header('list-unsubscribe')).toBe(
        `<${linkIn(email, 'end').replace(shop.url, shop.configuration.publicUrl)}>`,
      );
      expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    }
    await Promise.all([1, 2, 3].map(() => shop.app.get(Waitlist).announce()));
    expect(await release()).toBe(false);
    await new ShopBooks(shop).allWorkIsDone();
    for (const reader of readers) expect(await visitor.mailsTo(reader)).toHaveLength(2);
    for (const other of ['never-said-yes@example.com', 'left@example.com']) {
      expect(
        (await visitor.mailsTo(other)).filter(({ subject }) => subject === `${title} is out`),
      ).toHaveLength(0);
    }

    const { downloads } = await visitor.buy({ productId, amount: 995, customerEmail: 'late@example.com' });
    expect(downloads.map(({ format, sizeBytes }) => [format, sizeBytes])).toEqual([['pdf', PDF.length]]);
  });

  it('sends the email to readers who confirm after the release, and to all after a release in the data', async () => {
    await waitFor('early@example.com');
    await ask('late-yes@example.com');
    const question = await emailTo('late-yes@example.com', `Should I email you when ${title} is out?`);
    await shop.pool.query(
      `UPDATE products SET is_active = 'true', digital_files = '{x.pdf}', file_formats = '{pdf}' WHERE id = $1`,
      [productId],
    );
    await shop.pool.query(
      `UPDATE product_releases SET availability = 'in-stock', released_at = now() WHERE product_id = $1`,
      [productId],
    );
    await shop.app.get(Waitlist).announce();
    await emailTo('early@example.com', `${title} is out`);
    await fetch(linkIn(question, 'confirm'), { method: 'POST' });
    await shop.app.get(Waitlist).announce();
    await emailTo('late-yes@example.com', `${title} is out`);
  });

  it('cannot be released as an e-book without a file', async () => {
    await expect(shop.app.get(ProductCatalog).release(productId)).rejects.toThrow(
      `${title} is an e-book without a file: name the PDF or ePub to sell.`,
    );
    await expect(shop.app.get(ProductCatalog).release('no-such-book')).rejects.toThrow('There is no product');
  });
});
