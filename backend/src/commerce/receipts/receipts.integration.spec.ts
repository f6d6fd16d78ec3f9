import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { OrderReader } from '../../testing/order-reader.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { BuyerData } from '../privacy/buyer-data.js';
import { ReceiptIssue } from './receipt-issue.js';
import { Receipts } from './receipts.js';
import { issueReceipts } from './receipts.jobs.js';

const ORDER = `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, status, completed_at)
  VALUES ($1, $1 || '@example.com', 'Ruth', 'finding-peace-ebook', 999, 'fulfilled', $2)`;
const REFUND = `INSERT INTO refunds (id, order_id, amount_cents, status, asked_at, changed_at)
  VALUES (gen_random_uuid(), $1, $2, $3, $4, $4)`;

describe('Receipts', () => {
  let shop: RunningShop;
  let reader: OrderReader;
  let issue: ReceiptIssue;

  beforeAll(async () => {
    shop = await openShop({ TIME_ZONE: 'UTC' });
    reader = new OrderReader(shop);
    issue = shop.app.get(ReceiptIssue);
  });
  afterAll(() => shop.stop());

  const numbersOf = async (series: string): Promise<string[]> => {
    const sql = 'SELECT number FROM receipts WHERE series = $1 ORDER BY number';
    const { rows } = await shop.pool.query<{ number: string }>(sql, [series]);
    return rows.map(({ number }) => number);
  };
  const due = async () => (await shop.pool.query('SELECT 1 FROM receipts_due')).rows.length;

  it('have numbers without gaps or duplicates, even for concurrent and failing requests', async () => {
    const ids = Array.from({ length: 30 }, (_, at) => `many-${String(at).padStart(2, '0')}`);
    for (const [at, id] of ids.entries())
      await shop.pool.query(ORDER, [id, new Date(Date.UTC(2031, 0, 1, 0, at))]);
    const database = shop.app.get(Database);
    const failing = (id: string) =>
      database.transaction(async () => {
        await issue.issueNow(id);
        throw new Error('crash before the commit');
      });
    const all = ids.flatMap((id, at) => [
      ...(at % 3 === 0 ? [failing(id)] : []),
      issue.issueNow(id),
      issue.issueNow(id),
    ]);
    const settled = await Promise.allSettled([...all, issue.issueDue(), issue.issueDue()]);
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(10);
    expect(await numbersOf('2031')).toEqual(ids.map((_, at) => `2031-${String(at + 1).padStart(5, '0')}`));
    const { rows } = await shop.pool.query(`SELECT DISTINCT order_id FROM receipts WHERE series = '2031'`);
    expect(rows).toHaveLength(30);
  });

  it('are issued by a job, in the order of the payments', async () => {
    await shop.pool.query(ORDER, ['second', '2032-02-01']);
    await shop.pool.query(ORDER, ['first', '2032-01-01']);
    await shop.pool.query(`UPDATE orders SET status = 'disputed' WHERE id = 'second'`);
    await shop.pool.query(`INSERT INTO orders (id, customer_email, product_id, total_amount, status)
      VALUES ('unpaid', 'u@example.com', 'finding-peace-ebook', 999, 'pending')`);
    await shop.app.get(Database).transaction(() => shop.app.get(Outbox).enqueue(issueReceipts, {}));
    await new ShopBooks(shop).allWorkIsDone();
    expect(await due()).toBe(0);
    const sql = `SELECT order_id FROM receipts WHERE series = '2032' ORDER BY number`;
    // The later payment was written first here.
    expect((await shop.pool.query(sql)).rows).toEqual([{ order_id: 'second' }, { order_id: 'first' }]);
  });

  it('never change; each refund adds a credit note in its own series', async () => {
    await shop.pool.query(ORDER, ['refunded', '2033-01-01']);
    await shop.pool.query(REFUND, ['refunded', 300, 'pending', '2033-02-01']);
    await issue.issueNow('refunded');
    expect(await numbersOf('CN-2033')).toEqual([]);
    await shop.pool.query(`UPDATE refunds SET status = 'succeeded' WHERE order_id = 'refunded'`);
    await shop.pool.query(REFUND, ['refunded', 699, 'succeeded', '2034-02-01']);
    await shop.pool.query(`UPDATE orders SET status = 'refunded' WHERE id = 'refunded'`);
    await Promise.all([1, 2, 3].map(() => issue.issueNow('refunded')));
    expect([await numbersOf('2033'), await numbersOf('CN-2033'), await numbersOf('CN-2034')]).toEqual([
      ['2033-00001'],
      ['CN-2033-00001'],
      ['CN-2034-00001'],
    ]);
    // The bank returns one of them: it is void, and its number stays in use.
    await shop.pool.query(
      `UPDATE refunds SET status = 'failed', stripe_refund_id = 're_1' WHERE order_id = 'refunded' AND amount_cents = 699`,
    );
    const { papers } = await shop.app.get(Receipts).of({ id: 'refunded' });
    expect(papers.map(({ number, isVoid }) => [number, isVoid])).toEqual([
      ['2033-00001', false],
      ['CN-2033-00001', false],
      ['CN-2034-00001', true],
    ]);
  });

  it('include a credit note for a lost dispute', async () => {
    await shop.pool.query(ORDER, ['lost', '2020-01-01']);
    await issue.issueNow('lost');
    await shop.pool.query(`UPDATE orders SET status = 'disputed' WHERE id = 'lost'`);
    await shop.pool.query(`UPDATE orders SET status = 'refunded' WHERE id = 'lost'`);
    const { papers } = await shop.app.get(Receipts).of({ id: 'lost' });
    expect(papers.map(({ kind }) => kind)).toEqual(['receipt', 'credit-note']);
    expect(papers[1]?.number).toMatch(/^CN-/);
  });

  describe('on the page of an order', () => {
    const pdfIn = (page: Awaited<ReturnType<OrderReader['open']>>): string =>
      page.html.querySelector('#receipt')?.parentNode?.querySelector('a.button')?.getAttribute('href') ?? '';
    const buy = async (email: string) => {
      const { orderUrl, orderId } = await reader.buy(email);
      return { orderUrl, orderId, page: await reader.open(orderUrl) };
    };

    it('are available at once, as PDFs that are not cached, for that order only', async () => {
      const { page } = await buy('paper@example.com');
      expect(page.text).toMatch(/Receipt 20\d\d-\d{5} \(PDF\)/);
      const pdf = await fetch(`${shop.url}${pdfIn(page)}`);
      expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(pdf.headers.get('cache-control')).toContain('no-store');
      expect(pdf.headers.get('content-disposition')).toMatch(/^inline; filename="20\d\d-\d{5}\.pdf"/);
      expect(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');

      const other = await buy('other@example.com');
      const foreign = pdfIn(page).split('/').at(-1) ?? '';
      for (const path of [
        `${other.orderUrl}/receipts/${foreign}`,
        `${other.orderUrl}/receipts/2031-00001.pdf`,
        `${other.orderUrl}/receipts/..%2f.pdf`,
        `/orders/nobody.0.abc/receipts/${foreign}`,
      ])
        expect([path, (await fetch(`${shop.url}${path}`)).status]).toEqual([path, 404]);
    });

    it('show the buyer’s details, and keep their number and earlier versions', async () => {
      const { orderUrl, orderId, page } = await buy('firm@example.com');
      const number = pdfIn(page);
      const firm = {
        name: 'Weaver & Co',
        address: ' 12 Mill Lane \r\n\r\n Springfield ',
        taxNumber: 'DE 123.456/7',
      };
      const saved = await reader.send(`${orderUrl}/receipt-details`, firm);
      expect([saved.status, saved.location]).toEqual([303, `${orderUrl}#receipt`]);
      await reader.send(`${orderUrl}/receipt-details`, firm);
      await reader.send(`${orderUrl}/receipt-details`, { ...firm, name: 'Weaver & Daughters' });
      const after = await reader.open(orderUrl);
      expect(after.text).toMatch(/Invoice 20\d\d-\d{5} \(PDF\)/);
      expect(pdfIn(after)).toBe(number);
      expect(after.html.querySelector('#details-name')?.getAttribute('value')).toBe('Weaver & Daughters');
      const sql = 'SELECT version, name, address FROM receipt_details WHERE order_id = $1 ORDER BY version';
      expect((await shop.pool.query(sql, [orderId])).rows).toEqual([
        { version: 1, name: 'Weaver & Co', address: '12 Mill Lane\nSpringfield' },
        { version: 2, name: 'Weaver & Daughters', address: '12 Mill Lane\nSpringfield' },
      ]);
      const pdf = await fetch(`${shop.url}${number}`);
      expect(Buffer.from(await pdf.arrayBuffer()).toString('latin1')).toContain('Invoice 20');
    });

    it('reject invalid details with one sentence, and keep the input', async () => {
      const { orderUrl } = await buy('typo@example.com');
      const fine = { name: 'Weaver', address: 'Mill Lane', taxNumber: '' };
      for (const [wrong, sentence] of [
        [{ name: 'x'.repeat(121) }, 'Please keep the name on one line, at most 120 characters.'],
        [{ name: 'a\u0000b' }, 'Please keep the name on one line, at most 120 characters.'],
        [{ address: 'x\n'.repeat(9) }, 'Please keep the address to 300 characters in at most eight lines.'],
        [{ address: 'x'.repeat(301) }, 'Please keep the address to 300 characters in at most eight lines.'],
        [
          { taxNumber: '=HYPERLINK("x")' },
          'A tax number has letters, digits, spaces, dots and hyphens, at most 30 of them. Please check yours.',
        ],
      ] as const) {
        const answer = await reader.send(`${orderUrl}/receipt-details`, { ...fine, ...wrong });
        expect([wrong, answer.status]).toEqual([wrong, 400]);
        expect(answer.html.querySelector('#details-problem')?.text).toBe(sentence);
        expect(answer.html.querySelector('#details-tax-number')?.getAttribute('value')).toBe(
          { ...fine, ...wrong }.taxNumber,
        );
      }
      const missing = await reader.send(`${orderUrl}/receipt-details`, {});
      expect(missing.status).toBe(400);
    });

    it('take no details before the payment', async () => {
      await shop.pool.query(`INSERT INTO orders (id, customer_email, product_id, total_amount, status)
        VALUES ('begun', 'begun@example.com', 'finding-peace-ebook', 999, 'pending')`);
      const path = await shop.app.get(OrderPageLinks).pathOf('begun');
      expect((await reader.open(path)).html.querySelector('#details-name')).toBeNull();
      const fields = { name: 'Weaver', address: '', taxNumber: '' };
      const refused = await reader.send(`${path}/receipt-details`, fields);
      expect(refused.status).toBe(409);
      expect((await shop.pool.query(`SELECT 1 FROM receipt_details WHERE order_id = 'begun'`)).rows).toEqual(
        [],
      );
    });

    it('keep number and amounts but no name after the buyer is erased', async () => {
      const { orderUrl, orderId } = await buy('gone@example.com');
      const mine = { name: 'Gone Ltd', address: 'Nowhere 1', taxNumber: 'XX1' };
      await reader.send(`${orderUrl}/receipt-details`, mine);
      const data = shop.app.get(BuyerData);
      const known = await data.read('gone@example.com', 'x@erased.invalid');
      expect(JSON.stringify(known.data)).toContain('Gone Ltd');
      await shop.app.get(Database).transaction(() => data.erase('gone@example.com', 'x@erased.invalid'));
      const left = `SELECT to_jsonb(r) AS row FROM receipts r WHERE order_id = $1
        UNION ALL SELECT to_jsonb(d) FROM receipt_details d WHERE order_id = $1`;
      const { rows } = await shop.pool.query(left, [orderId]);
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toMatch(/Gone|gone|Nowhere/);
    });
  });
});
