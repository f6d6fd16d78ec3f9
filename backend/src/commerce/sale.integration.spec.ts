import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../testing/eventually.js';
import { EPUB, openShop, PDF, type RunningShop } from '../testing/running-shop.js';
import { BUYER, ApiSession } from '../testing/api-session.js';
import { linksIn } from '../testing/kept-emails.js';

describe('The sale of a book', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const orders = async () => (await shop.pool.query('SELECT * FROM orders ORDER BY created_at')).rows;

  it('lists products without the storage keys of their files @S2-calls-and-errors-1', async () => {
    const products = (await visitor.get<object[]>('/api/products')).body;
    expect(products).toEqual([
      {
        id: 'finding-peace-ebook',
        name: 'Finding Peace',
        pdfPages: null,
        title: 'Finding Peace',
        description: 'On stillness.',
        price: 999,
        currency: 'USD',
        type: 'ebook',
        file_formats: ['pdf', 'epub'],
        fileFormats: ['pdf', 'epub'],
      },
    ]);
  });

  it('delivers the book at once, and by email @S2-calls-and-errors-4 @S2-calls-and-errors-9', async () => {
    const secret = await visitor.startPayment({ amount: 999 });
    expect(await orders()).toMatchObject([{ status: 'pending' }]);
    expect((await visitor.claim(secret)).status).toBe('processing');

    const paid = await visitor.pay(secret);
    expect([paid.status, paid.body.status]).toEqual([200, 'succeeded']);

    const purchase = await visitor.claim(secret);
    expect(purchase).toMatchObject({
      status: 'ready',
      product: { id: 'finding-peace-ebook', title: 'Finding Peace', bookId: 'finding-peace' },
      customerEmail: BUYER.customerEmail,
      downloads: [
        { format: 'pdf', fileName: 'Finding Peace.pdf', sizeBytes: PDF.length },
        { format: 'epub', fileName: 'Finding Peace.epub', sizeBytes: EPUB.length },
      ],
    });

    const pdf = await fetch(`${shop.url}${purchase.downloads[0]?.url}`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.headers.get('content-disposition')).toContain('filename="Finding Peace.pdf"');
    expect(Buffer.from(await pdf.arrayBuffer()).equals(PDF)).toBe(true);

    const [mail] = await visitor.mails(1, BUYER.customerEmail);
    expect(mail?.to?.[0]?.address).toBe(BUYER.customerEmail);
    expect(mail?.subject).toBe('Your copy of Finding Peace');
    expect(mail?.html).toContain('Finding Peace');
    const links = linksIn(mail ?? ({} as never));
    expect(links).toHaveLength(2);
    const epub = await fetch(`${shop.url}${links[1]}`);
    expect(epub.headers.get('content-type')).toBe('application/epub+zip');
    expect(Buffer.from(await epub.arrayBuffer()).equals(EPUB)).toBe(true);

    const [order] = await orders();
    expect(order).toMatchObject({
      status: 'fulfilled',
      total_amount: 999,
      quantity: 1,
      product_id: 'finding-peace-ebook',
    });
    expect(order.completed_at).toBeInstanceOf(Date);
  });

  it('counts each complete download, and one in parts once', async () => {
    const [pdf] = (await visitor.buy({ customerEmail: 'counted@example.com' })).downloads;
    const address = `${shop.url}${pdf?.url}`;
    const middle = Math.floor(PDF.length / 2);
    await (await fetch(address)).arrayBuffer();
    const first = await fetch(address, { headers: { range: `bytes=0-${middle - 1}` } });
    expect(first.status).toBe(206);
    expect(first.headers.get('content-range')).toBe(`bytes 0-${middle - 1}/${PDF.length}`);
    const parts = [await first.arrayBuffer()];
    parts.push(await (await fetch(address, { headers: { range: `bytes=${middle}-` } })).arrayBuffer());
    expect(Buffer.concat(parts.map((part) => Buffer.from(part))).equals(PDF)).toBe(true);
    await fetch(address, { method: 'HEAD' });
    await eventually('two finished downloads', async () => {
      const { rows } = await shop.pool.query(
        `SELECT download_count FROM digital_downloads WHERE customer_email = 'counted@example.com'`,
      );
      return rows.length === 1 && rows[0].download_count === 2;
    });
  });

  it('counts concurrent downloads by different links in one row', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'at-once@example.com' });
    await visitor.pay(secret);
    const [pdf] = (await visitor.claim(secret)).downloads;
    const [other] = (await visitor.claim(secret)).downloads;
    const addresses = [pdf, other, pdf, other, pdf, other].map((file) => `${shop.url}${file?.url}`);
    await Promise.all(addresses.map(async (address) => (await fetch(address)).arrayBuffer()));
    await eventually('six finished downloads', async () => {
      const { rows } = await shop.pool.query(
        `SELECT download_count FROM digital_downloads WHERE customer_email = 'at-once@example.com'`,
      );
      return rows.length === 1 && rows[0].download_count === 6;
    });
  });

  it('creates one order for two concurrent clicks with the same key', async () => {
    const before = (await orders()).length;
    const headers = { 'idempotency-key': 'the-same-click' };
    const secrets = await Promise.all(
      Array.from({ length: 6 }, () => visitor.startPayment({ customerEmail: 'twice@example.com' }, headers)),
    );
    expect(new Set(secrets).size).toBe(1);
    expect((await orders()).length).toBe(before + 1);
  });

  it('creates one order for two clicks without a key, and another one for another browser, or after the payment', async () => {
    const before = (await orders()).length;
    const input = { customerEmail: 'again@example.com' };
    const [first, second] = await Promise.all([visitor.startPayment(input), visitor.startPayment(input)]);
    expect(second).toBe(first);
    expect(await visitor.startPayment(input, { 'user-agent': 'Another browser' })).not.toBe(first);
    await visitor.pay(first ?? '');
    await visitor.claim(first ?? '');
    expect(await visitor.startPayment(input)).not.toBe(first);
    expect((await orders()).length).toBe(before + 3);
  });

  it('returns no client secret for an order that a failed database has lost; the next click opens another', async () => {
    const customerEmail = 'forgotten@example.com';
    const { paymentIntents } = shop.app.get(Stripe);
    const create = paymentIntents.create.bind(paymentIntents);
    const made = jest.spyOn(paymentIntents, 'create').mockImplementationOnce(async (input, options) => {
      const intent = await create(input, options);
      await shop.pool.query(
        `WITH gone AS (DELETE FROM orders WHERE customer_email = $1 RETURNING id)
         DELETE FROM order_requests USING gone WHERE order_id = gone.id`,
        [customerEmail],
      );
      return intent;
    });
    const key = { 'idempotency-key': randomUUID() };
    await expect(visitor.startPayment({ customerEmail }, key)).rejects.toThrow(/503.*PAYMENT_UNAVAILABLE/);
    const secret = await visitor.startPayment({ customerEmail }, key);
    made.mockRestore();
    await visitor.pay(secret);
    expect((await visitor.claim(secret)).status).toBe('ready');
  });

  it('rejects a key that was used for another purchase', async () => {
    const headers = { 'idempotency-key': 'used-before' };
    await visitor.startPayment({}, headers);
    const other = { productId: 'finding-peace-ebook', ...BUYER, customerEmail: 'other@example.com' };
    const answer = await visitor.post<{ code: string }>('/api/create-payment-intent', other, headers);
    expect([answer.status, answer.body.code]).toEqual([422, 'COMMERCE.IDEMPOTENCY_KEY_REUSED']);
  });

  it('keeps a declined order open, so that another card can pay it', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'declined@example.com' });
    for (const card of ['pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined']) {
      const declined = await visitor.pay(secret, card);
      expect(declined.status).toBe(402);
      expect(declined.body).toMatchObject({ error: { code: 'card_declined' } });
    }
    expect((await visitor.claim(secret)).status).toBe('failed');
    await visitor.pay(secret);
    expect((await visitor.claim(secret)).status).toBe('ready');
  });

  it('delivers by the webhook alone if the buyer closes the window', async () => {
    const before = (await visitor.mails(0)).length;
    const secret = await visitor.startPayment({ customerEmail: 'gone@example.com' });
    await visitor.pay(secret);
    await eventually('the mail to the buyer who left', async () =>
      (await visitor.mails(before)).some((mail) => mail.to?.[0]?.address === 'gone@example.com'),
    );
  });

  it('reveals nothing for a wrong secret', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'secret@example.com' });
    await visitor.pay(secret);
    const guessed = secret.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const answer = await visitor.post<{ code: string }>('/api/purchases/claim', { clientSecret: guessed });
    expect([answer.status, answer.body.code]).toEqual([404, 'COMMERCE.PAYMENT_UNKNOWN']);
  });

  it('charges once and grants one set of files', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'once@example.com' });
    await Promise.all([visitor.pay(secret), visitor.pay(secret), visitor.pay(secret)]);
    await Promise.all([visitor.claim(secret), visitor.claim(secret), visitor.claim(secret)]);
    const { rows } = await shop.pool.query(
      `SELECT count(*)::int AS grants FROM download_grants g JOIN orders o ON o.id = g.order_id
       WHERE o.customer_email = 'once@example.com'`,
    );
    expect(rows[0].grants).toBe(2);
  });
});
