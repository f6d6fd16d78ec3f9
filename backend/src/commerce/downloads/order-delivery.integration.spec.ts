import { writeFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { EmailQueue } from '../../platform/email/email-queue.js';
import { Events } from '../../platform/events/events.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { OrdersAdmin } from '../../testing/orders-admin.js';
import { Order } from '../orders/order.entity.js';
import { Database } from '../../platform/database/database.js';
import { DownloadLinks } from './download-links.js';
import { sendOrderMail } from './downloads.jobs.js';
import { OrderDelivery } from './order-delivery.js';
import { Purchases } from './purchases.js';

describe('Delivery of an order', () => {
  let admin: OrdersAdmin;
  let delivery: OrderDelivery;

  beforeAll(async () => {
    admin = await OrdersAdmin.open();
    delivery = admin.shop.app.get(OrderDelivery);
    await admin.shop.pool.query(`
      INSERT INTO products (id, title, description, price, type, digital_files, file_formats) VALUES
        ('one-file', 'One file', 'Of which the file is lost.', 500, 'ebook', '{books/lost.pdf}', '{pdf}'),
        ('of-two-kinds', 'Two kinds', 'Of which one file says what it is.', 500, 'ebook', '{books/a.bin,books/b.epub}', '{pdf}'),
        ('on-paper', 'On paper', 'A parcel.', 500, 'paperback', NULL, NULL);
      INSERT INTO product_editions (id, product_id, number, past_buyers) VALUES ('first', 'finding-peace-ebook', 1, 'kept');
      INSERT INTO product_files (edition_id, position, key, file_name, format, size_bytes, sha256)
        SELECT 'first', at, key, 'A file', 'pdf', 1000 * at, '' FROM products,
          unnest(digital_files) WITH ORDINALITY AS files (key, at) WHERE products.id = 'finding-peace-ebook'`);
  });
  afterAll(() => admin.close());

  const run = (sql: string, ...values: unknown[]) => admin.shop.pool.query(sql, values);
  const statusIs = (id: string, status: string) =>
    run('UPDATE orders SET status = $2 WHERE id = $1', id, status);
  const isMailed = async (id: string) =>
    (await run('SELECT FROM order_mails WHERE order_id = $1', id)).rows.length === 1;
  const orderOf = (id: string) => admin.shop.app.get(Database).manager.findOneByOrFail(Order, { id });

  /** A paid order without grants or jobs, as older releases left it. */
  async function older(customerEmail: string, productId: string, status = 'paid'): Promise<string> {
    const { rows } = await run(
      `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, status, completed_at)
       VALUES (gen_random_uuid()::text, $1, 'Ruth Weaver', $2, 500, $3, now()) RETURNING id`,
      customerEmail,
      productId,
      status,
    );
    return rows[0].id as string;
  }

  it('enqueues its email in the transaction that settles the order', async () => {
    const promised = admin.shop.app
      .get(EmailQueue)
      .enqueue(sendOrderMail, { orderId: 'any' }, 'any@example.com');
    await expect(promised).rejects.toThrow('outside a transaction');
  });

  it('is done once, later, for paid orders of older releases', async () => {
    const email = 'older@example.com';
    const id = await older(email, 'finding-peace-ebook');
    await Promise.all([delivery.deliverLate({ orderId: id }), delivery.deliverLate({ orderId: id })]);
    await admin.books.allWorkIsDone();
    expect(await admin.books.saleTo(email)).toMatchObject({ status: 'fulfilled', grants: 2 });
    expect(admin.server.to(email)).toHaveLength(1);
    const unpaid = await older('older-unpaid@example.com', 'finding-peace-ebook', 'pending');
    await delivery.deliverLate({ orderId: unpaid });
    expect(await admin.books.saleTo('older-unpaid@example.com')).toMatchObject({
      status: 'pending',
      grants: 0,
    });
  });

  it('sends no email during a dispute, and the missed one after it', async () => {
    const email = 'in-between@example.com';
    const id = await admin.buyWithFailingEmail(email);
    expect(await isMailed(id)).toBe(true);
    await statusIs(id, 'disputed');
    await admin.books.workIsDue();
    await admin.books.allWorkIsDone();
    expect([await isMailed(id), admin.server.to(email).length]).toEqual([false, 0]);
    await statusIs(id, 'paid');
    await delivery.deliverLate({ orderId: id });
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(1);
  });

  it('sends the purchase email again on the owner’s request', async () => {
    const id = await admin.bought('once-more@example.com');
    const events = admin.shop.app.get(Events);
    await events.publish(emailResendRequested, { job: 'send-order-mail', cause: {} });
    await events.publish(emailResendRequested, { job: 'another', cause: { orderId: id } });
    expect(await isMailed(id)).toBe(true);
    await events.publish(emailResendRequested, { job: 'send-order-mail', cause: { orderId: id } });
    expect(await isMailed(id)).toBe(false);
  });

  it('sends one email, however many job runs have it', async () => {
    const email = 'two-runs@example.com';
    const id = await admin.bought(email);
    const database = admin.shop.app.get(Database);
    const enqueue = () => admin.shop.app.get(EmailQueue).enqueue(sendOrderMail, { orderId: id }, email);
    await database.transaction(enqueue);
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(1);
    const sent = await run('SELECT sent_at IS NOT NULL AS "isSent" FROM order_mails WHERE order_id = $1', id);
    expect(sent.rows).toEqual([{ isSent: true }]);
  });

  it('sends its email after a change of the address, which also ends its links', async () => {
    const email = 'mended@example.com';
    const id = await admin.bought(email);
    const database = admin.shop.app.get(Database);
    await delivery.allowEmailAgain(id);
    await database.transaction(() =>
      admin.shop.app.get(EmailQueue).enqueue(sendOrderMail, { orderId: id }, email, { delayMs: 3_600_000 }),
    );
    await database.transaction(async () => {
      await database.lock(`order-mail:${id}`);
      await admin.books.workIsDue();
      await admin.books.lockIsWaitedFor(1);
    });
    await admin.books.allWorkIsDone();
    expect(admin.server.to(email)).toHaveLength(2);
  });

  it('does not record an opening of a link that is rejected', async () => {
    const [file] = (await admin.visitor.buy({ customerEmail: 'closed@example.com' })).downloads;
    const { orderId } = await admin.books.saleTo('closed@example.com');
    await statusIs(orderId, 'disputed');
    expect((await fetch(`${admin.shop.url}${file?.url}`)).status).toBe(403);
    const { rows } = await run(
      `SELECT sum(opened_count)::int AS count FROM download_links l JOIN download_grants g ON g.id = l.grant_id
       WHERE g.order_id = $1`,
      orderId,
    );
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('grants files once for concurrent requests', async () => {
    const id = await older('at-once@example.com', 'one-file', 'fulfilled');
    const order = await orderOf(id);
    const holder = await admin.shop.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
      const links = admin.shop.app.get(DownloadLinks);
      const granting = Promise.all([links.grant(order), links.grant(order)]);
      await admin.books.lockIsWaitedFor(2);
      await holder.query('COMMIT');
      const [first, second] = await granting;
      expect(first.map(({ filePath }) => filePath)).toEqual(['books/lost.pdf']);
      expect(second.map((grant) => grant.id)).toEqual(first.map((grant) => grant.id));
    } finally {
      holder.release(true);
    }
  });

  it('takes formats from the product, or else from the file names', async () => {
    const order = await orderOf(await older('two-kinds@example.com', 'of-two-kinds', 'fulfilled'));
    const granted = await admin.shop.app.get(DownloadLinks).grant(order);
    expect(granted.map(({ fileFormat }) => fileFormat)).toEqual(['pdf', 'epub']);
  });

  it('reports each file’s size as published, and none while a file is missing', async () => {
    const buy = async (input: object) => {
      return async () => (await admin.visitor.buy(input)).downloads;
    };
    const sized = await buy({ customerEmail: 'sized@example.com' });
    expect((await sized()).map(({ sizeBytes }) => sizeBytes)).toEqual([1000, 2000]);
    const claim = await buy({ customerEmail: 'lost@example.com', productId: 'one-file' });
    const [lost] = await claim();
    expect(lost?.sizeBytes).toBe(0);
    expect((await fetch(`${admin.shop.url}${lost?.url}`)).status).toBe(500);
    const found = path.join(path.dirname(admin.shop.mailDir), 'lost.pdf');
    await writeFile(found, 'as it was');
    await admin.shop.app.get(StoredFiles).keep('books/lost.pdf', found);
    expect((await claim())[0]?.sizeBytes).toBe(9);
  });

  it('lists each owned e-book once, by name, in the email of all purchases', async () => {
    const email = 'everything@example.com';
    const products = ['finding-peace-ebook', 'finding-peace-ebook', 'one-file', 'on-paper'];
    for (const product of products) await older(email, product, 'fulfilled');
    await older(email, 'hidden-ebook', 'refunded');
    const { body } = await admin.visitor.post<{ message: string }>('/api/purchases/mail', { email });
    expect(body.message).toBe(
      'If you bought books with this address, an email with new links is on its way.',
    );
    const [mail] = await admin.waitForEmails(email, 1);
    expect(mail?.text).toContain('Ruth Weaver');
    const titles = ['Finding Peace', 'One file', 'On paper', 'Hidden'];
    expect(titles.filter((title) => mail?.html?.includes(`>${title}</h2>`))).toEqual([
      'Finding Peace',
      'One file',
    ]);
    expect(mail?.html).toContain('width="64" height="96"');
    const made = await run(
      `SELECT FROM download_links l JOIN download_grants g ON g.id = l.grant_id JOIN orders o ON o.id = g.order_id
       WHERE o.customer_email = $1`,
      email,
    );
    expect(made.rows).toHaveLength(3);
  });

  it('sends no email of all purchases if none is left', async () => {
    const orderId = await older('no-more@example.com', 'finding-peace-ebook', 'refunded');
    const write = admin.shop.app.get(Purchases).writeEmail({ orderId }, { id: 'run' });
    expect(await write).toBeUndefined();
  });
});
