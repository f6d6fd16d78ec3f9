import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { StoredFiles } from '../../platform/storage/stored-files.js';
import { MailServer } from '../../testing/mail-server.js';
import { OrderReader } from '../../testing/order-reader.js';
import { EPUB, openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ApiSession } from '../../testing/api-session.js';
import { Payments } from '../payments/payments.js';

const SENT = 'It’s on its way to';

describe('A book for a device', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let reader: OrderReader;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
    reader = new OrderReader(shop);
  });
  // All tests share one source, which would reach its limit.
  beforeEach(() => shop.pool.query('DELETE FROM source_allowances'));
  afterAll(() => shop.stop());

  const send = (orderUrl: string, email: string, line = '1') =>
    reader.send(`${orderUrl}/to-device`, { email, line });
  const problemOf = (page: Awaited<ReturnType<typeof send>>) =>
    page.html.querySelector('#kindle-1-problem')?.text;
  const refundAll = async (orderId: string) => {
    const sql = 'SELECT stripe_payment_intent_id AS id FROM orders WHERE id = $1';
    const { rows } = await shop.pool.query<{ id: string }>(sql, [orderId]);
    await shop.app.get(Stripe).refunds.create({ payment_intent: rows[0]?.id ?? '' });
    await shop.app.get(Payments).settle({ paymentIntentId: rows[0]?.id ?? '' });
  };

  it('is sent to a Kindle as an attachment, and the page confirms it', async () => {
    const { orderUrl } = await reader.buy('kindle@example.com');
    expect((await reader.open(orderUrl)).text).toContain(
      'add hello@eleanormarsh.example to the Approved Personal Document E-mail List',
    );
    const answer = await send(orderUrl, ' Ruth_7@Kindle.com ');
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining(SENT)]);
    await new ShopBooks(shop).allWorkIsDone();
    const [mail] = await visitor.mailsTo('ruth_7@kindle.com');
    expect(mail?.subject).toBe('Finding Peace');
    const [file, ...more] = mail?.attachments ?? [];
    expect(more).toEqual([]);
    expect([file?.filename, file?.mimeType]).toEqual(['Finding Peace.epub', 'application/epub+zip']);
    expect(Buffer.from(file?.content as ArrayBuffer).equals(EPUB)).toBe(true);
    const page = await reader.open(orderUrl);
    expect(page.text).toContain(
      'Your book for the Kindle was kept on this site, not sent: the shop is in test mode.',
    );
    // No job stores the address.
    const jobs = `SELECT payload FROM outbox WHERE job = 'send-to-device'`;
    expect(JSON.stringify((await shop.pool.query(jobs)).rows)).not.toContain('kindle.com');
  });

  it('is the personal copy, or the original if that is lost', async () => {
    const { orderUrl, orderId } = await reader.buy('copy@example.com');
    const source = path.join(shop.configuration.dataDir, 'copy.epub');
    await writeFile(source, 'a copy with a line of its reader');
    const files = shop.app.get<StoredFiles>(StoredFiles);
    await files.keep('copies/of-a-spec.epub', source);
    await shop.pool.query(`INSERT INTO personal_copy_products (product_id) VALUES ('finding-peace-ebook')`);
    await shop.pool.query(
      `INSERT INTO personal_copies (id, order_id, grant_id, original_key, fingerprint, key, size_bytes, made_at)
       SELECT 'c', g.order_id, g.id, g.file_path, '', 'copies/of-a-spec.epub', 32, now() FROM download_grants g
       WHERE g.order_id = $1 AND g.file_format = 'epub'`,
      [orderId],
    );
    const sentTo = async (email: string) => {
      await send(orderUrl, email);
      await new ShopBooks(shop).allWorkIsDone();
      const [mail] = await visitor.mailsTo(email);
      return Buffer.from(mail?.attachments[0]?.content as ArrayBuffer).toString();
    };
    expect(await sentTo('copy1@kindle.com')).toBe('a copy with a line of its reader');
    await files.remove('copies/of-a-spec.epub');
    expect(await sentTo('copy2@kindle.com')).toBe(EPUB.toString());
    await shop.pool.query('DELETE FROM personal_copies; DELETE FROM personal_copy_products');
  });

  it('is sent only to a Kindle, with a sentence otherwise', async () => {
    const { orderUrl } = await reader.buy('wrong@example.com');
    for (const [email, status, sentence] of [
      ['ruth@example.com', 422, 'This isn’t the address of a Kindle.'],
      ['ruth@kindle.com.evil.example', 422, 'This isn’t the address of a Kindle.'],
      ['ruth@kindle.com, spy@example.com', 400, 'Please enter a valid email address'],
      ['ruth@kindle.com\r\nBcc: spy@example.com', 400, 'Please enter a valid email address'],
      ['', 400, 'Please enter a valid email address'],
    ] as const) {
      const answer = await send(orderUrl, email);
      expect([email, answer.status]).toEqual([email, status]);
      expect(problemOf(answer)).toContain(sentence);
    }
    expect((await send(orderUrl, 'ruth@kindle.com', '2')).status).toBe(422);
    expect((await send(orderUrl, 'ruth@kindle.com', '-1')).status).toBe(400);
    expect((await send('/orders/nobody.0.abc', 'ruth@kindle.com')).status).toBe(404);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await visitor.mailsTo('ruth@kindle.com')).toEqual([]);
  });

  it('is sent to the same Kindle once in a while, with a limit for each order', async () => {
    const { orderUrl } = await reader.buy('often@example.com');
    const twice = await Promise.all([1, 2].map(() => send(orderUrl, 'often@kindle.com')));
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(twice.map(problemOf).join('')).toContain('was sent to that Kindle a short while ago');
    const statuses = [];
    for (let at = 0; at < 8; at += 1) statuses.push((await send(orderUrl, `n${at}@kindle.com`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    await new ShopBooks(shop).allWorkIsDone();
    expect(await visitor.mailsTo('often@kindle.com')).toHaveLength(1);
  });

  it('is rejected above Amazon’s size limit, and after a refund', async () => {
    const { orderUrl, orderId } = await reader.buy('large@example.com');
    await shop.pool.query(`INSERT INTO product_editions (id, product_id, number, note, past_buyers)
      VALUES ('large', 'finding-peace-ebook', 1, '', 'served')`);
    await shop.pool
      .query(`INSERT INTO product_files (id, edition_id, position, key, file_name, format, size_bytes, sha256)
      SELECT g.id, 'large', row_number() OVER (ORDER BY g.id), g.file_path, g.file_name, g.file_format, 50000001, '' FROM download_grants g
      WHERE g.order_id = '${orderId}'`);
    const large = await send(orderUrl, 'large@kindle.com');
    expect([large.status, problemOf(large)]).toEqual([
      422,
      expect.stringContaining('at most 50 MB by email'),
    ]);
    await shop.pool.query(`DELETE FROM product_files; DELETE FROM product_editions`);
    await refundAll(orderId);
    const after = await send(orderUrl, 'large@kindle.com');
    expect([after.status, after.html.querySelector('#device')]).toEqual([422, null]);
  });

  it('has help for the visitor’s device, collapsed help for others, and a QR code on wide screens', async () => {
    const { orderUrl } = await reader.buy('help@example.com');
    const seenBy = async (userAgent: string) => {
      const headers = { 'user-agent': userAgent, accept: 'text/html' };
      const text = await (await fetch(`${shop.url}${orderUrl}`, { headers })).text();
      const part = /<h2 id="device">.*?<\/details>/s.exec(text)?.[0] ?? '';
      const headings = [...part.matchAll(/<h3>([^<]*)<\/h3>|<summary>/g)].map(([, heading = '…']) => heading);
      return { headings, hasCode: part.includes('<svg role="img"') };
    };
    const phone = await seenBy('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1');
    expect(phone).toEqual({
      headings: [
        ...['iPhone and iPad, with Apple Books', '…', 'Android, with Google Play Books'],
        ...['Kindle, by email', 'Kobo, with a cable', 'Computer'],
      ],
      hasCode: false,
    });
    const desk = await seenBy('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
    expect(desk.hasCode).toBe(true);
    expect(desk.headings.slice(0, 3)).toEqual(['Computer', 'Keep reading on your phone', '…']);
    const page = await reader.open(orderUrl);
    const own = `${shop.configuration.publicUrl}${orderUrl}`;
    expect(page.html.querySelector('.desk-only a')?.text).toBe(own);
  });
});

describe('A book too large for the mail server (L8)', () => {
  const server = new MailServer();
  let shop: RunningShop;
  let reader: OrderReader;

  beforeAll(async () => {
    shop = await openShop({ SMTP_URL: await server.open() });
    reader = new OrderReader(shop);
  });
  afterAll(async () => {
    await shop.stop();
    await server.close();
  });

  const send = (orderUrl: string, email: string) =>
    reader.send(`${orderUrl}/to-device`, { email, line: '1' });

  it('is rejected at once if the server announces its limit, with an alternative', async () => {
    const { orderUrl, orderId } = await reader.buy('limit@example.com');
    const setSize = (bytes: number) =>
      shop.pool.query(
        `INSERT INTO product_files (id, edition_id, position, key, file_name, format, size_bytes, sha256)
         SELECT g.id, 'limit', row_number() OVER (ORDER BY g.id), g.file_path, g.file_name, g.file_format, $2::int, ''
         FROM download_grants g WHERE g.order_id = $1 ON CONFLICT (id) DO UPDATE SET size_bytes = $2::int`,
        [orderId, bytes],
      );
    await shop.pool.query(`INSERT INTO product_editions (id, product_id, number, note, past_buyers)
      VALUES ('limit', 'finding-peace-ebook', 1, '', 'served')`);
    // 0.73 of the 10 MB that the server announces.
    await setSize(7_300_001);
    const answer = await send(orderUrl, 'limit@kindle.com');
    expect([answer.status, answer.html.querySelector('#kindle-1-problem')?.text]).toEqual([
      422,
      expect.stringContaining('upload it at amazon.com/sendtokindle'),
    ]);
    await setSize(7_300_000);
    expect((await send(orderUrl, 'limit@kindle.com')).status).toBe(200);
  });

  it('is not retried after a 552, and the order’s page says so', async () => {
    server.tooLarge.add('big@kindle.com');
    const { orderUrl } = await reader.buy('big@example.com');
    expect((await send(orderUrl, 'big@kindle.com')).status).toBe(200);
    await new ShopBooks(shop).allWorkIsDone();
    const { text } = await reader.open(orderUrl);
    expect(text).toContain(
      'Finding Peace couldn’t go to big@kindle.com: it’s too large for our mail service.',
    );
    const { rows } = await shop.pool.query(
      `SELECT d.status, o.failures, (SELECT count(*)::int FROM mail_suppressions) AS suppressed
       FROM mail_deliveries d JOIN outbox o ON o.id = d.id WHERE d.recipient = 'big@kindle.com'`,
    );
    expect(rows).toEqual([{ status: 'bounced', failures: 0, suppressed: 0 }]);
  });
});
