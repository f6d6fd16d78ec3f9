import { site } from '@lectern/catalogue';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { OWNER, ApiSession } from '../../testing/api-session.js';
import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { intentOfSecret, stripeSilence } from '../../testing/stripe-answers.js';
import { ReceiptIssue } from '../receipts/receipt-issue.js';
import { Payments } from '../payments/payments.js';
import type { LatestRecoveryDto } from './payment-recovery.dto.js';
import { PaymentRecoveries } from './payment-recovery.js';

const CALLS = '/api/admin/payment-recoveries';
const NOTE = 'You may have had this email before.';

describe('Payments after a restore', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let owner: ApiSession;
  let takenAt: Date;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const query = (sql: string, values: unknown[] = []) => shop.pool.query(sql, values);
  const idOf = async (email: string) => (await books.saleTo(email)).orderId;
  const latest = async () => (await owner.get<LatestRecoveryDto>(`${CALLS}/latest`)).body.latest;
  const finished = () =>
    eventually('a finished comparison', async () => {
      const found = await latest();
      return found?.finishedAt ? found : undefined;
    });
  const reports = async () =>
    (await visitor.mailsTo(site.contact.email)).filter(({ subject }) =>
      subject?.startsWith('Payments since'),
    );
  const receiptsOf = async (email: string) =>
    (
      await query(
        'SELECT r.number FROM receipts r JOIN orders o ON o.id = r.order_id WHERE o.customer_email = $1 ORDER BY 1',
        [email],
      )
    ).rows.map(({ number }) => number as string);

  async function buy(customerEmail: string) {
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret);
    await books.becomes(customerEmail, 'fulfilled');
    return intentOfSecret(secret);
  }

  /** Removes all traces of orders, as the restored backup is from before them. */
  async function lose(emails: readonly string[]) {
    const { rows } = await query('SELECT id FROM orders WHERE customer_email = ANY ($1)', [emails]);
    const ids = rows.map(({ id }) => id as string);
    const { rows: tables } = await query(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name = 'order_id' AND table_name <> 'recovered_payments'`,
    );
    const client = await shop.pool.connect();
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    // The site locks orders before their rows in other tables.
    await client.query('SELECT FROM orders WHERE id = ANY ($1) FOR UPDATE', [ids]);
    for (const { name } of tables) await client.query(`DELETE FROM ${name} WHERE order_id = ANY ($1)`, [ids]);
    await client.query('DELETE FROM orders WHERE id = ANY ($1)', [ids]);
    await client.query('COMMIT');
    client.release();
  }

  const recordRestore = () =>
    query(
      `INSERT INTO backups (id, kind, state, place, name, facts)
       VALUES (gen_random_uuid(), 'restore', 'done', '/srv/backups', 'copy', jsonb_build_object('takenAt', $1::text))`,
      [takenAt.toISOString()],
    );

  it('create lost orders again, once, and settle known ones', async () => {
    for (const name of ['kept-1', 'kept-2', 'kept-3']) await buy(`${name}@example.com`);
    takenAt = new Date();
    const lost = ['lost-1@example.com', 'lost-2@example.com', 'lost-3@example.com'];
    const intents = [];
    for (const email of lost) intents.push(await buy(email));
    const stripe = shop.app.get(Stripe);
    await stripe.refunds.create({ payment_intent: intents[2] ?? '' });
    await books.becomes('lost-3@example.com', 'refunded');
    await books.allWorkIsDone();
    const before = await Promise.all(lost.map(idOf));
    await shop.app.get(ReceiptIssue).issueDue();
    await lose(lost);
    await recordRestore();

    // Killed after each of the steps: the next run continues.
    const recoveries = shop.app.get(PaymentRecoveries);
    const settle = jest.spyOn(shop.app.get(Payments), 'settleAnd');
    settle.mockRejectedValueOnce(stripeSilence());
    await (
      await recoveries.run()
    )?.();
    expect((await latest())?.unreachableAt).not.toBeNull();
    await Promise.all([recoveries.run(), recoveries.run()]);
    settle.mockRestore();
    await owner.post(CALLS, { since: takenAt.toISOString() });
    const report = await finished();
    await books.allWorkIsDone();

    expect(report).toMatchObject({
      isOfRestore: true,
      unreachableAt: null,
      counts: { payments: 6, restored: 2, updated: 0, refunded: 1, unresolved: 0, toSend: 0 },
      unresolved: [],
    });
    expect(await Promise.all(lost.map(idOf))).toEqual(before);
    expect((await books.saleTo('lost-1@example.com')).grants).toBe(2);
    const paidAt = (await books.saleTo('lost-1@example.com')).paidAt?.getTime() ?? 0;
    expect(Math.abs(paidAt - takenAt.getTime())).toBeLessThan(60_000);
    expect((await books.saleTo('lost-3@example.com')).status).toBe('refunded');
    const { rows: orders } = await query('SELECT count(*)::int AS count FROM orders');
    expect(orders).toEqual([{ count: 6 }]);

    // One email before the loss, and one after it with links that work.
    const mails = await visitor.mailsTo('lost-1@example.com');
    expect(mails.map(({ text }) => text?.includes(NOTE))).toEqual([false, true]);
    const link = /http\S+\/d\/\S+/.exec(mails[1]?.text ?? '')?.[0] ?? '';
    expect((await fetch(link)).status).toBe(200);
    expect(await visitor.mailsTo('kept-1@example.com')).toHaveLength(1);

    const [summary, ...more] = await reports();
    expect(more).toEqual([]);
    expect(summary?.subject).toContain('6 payments: 2 orders restored, 1 refunded');
    expect(summary?.text).toContain('new subscribers, free downloads');
  });

  it('give new receipts numbers of another series', async () => {
    await shop.app.get(ReceiptIssue).issueDue();
    const numbersOf = async (email: string) => (await receiptsOf(email)).map((number) => number.slice(0, 8));
    const year = String(takenAt.getFullYear());
    expect(await numbersOf('kept-1@example.com')).toEqual([`${year}-000`]);
    expect(await receiptsOf('lost-1@example.com')).toEqual([expect.stringMatching(/^\d{4}R\d{8}-0000\d$/)]);
    expect(await receiptsOf('lost-3@example.com')).toEqual([
      expect.stringMatching(/^\d{4}R\d{8}-0000\d$/),
      expect.stringMatching(/^CN-\d{4}R\d{8}-00001$/),
    ]);
    const file = await owner.get<string>(`/api/admin/receipts/export?year=${year}`);
    expect(file.body.trim().split('\n')).toHaveLength(1 + 7);
  });

  it('change nothing when compared again', async () => {
    const { body } = await owner.post<LatestRecoveryDto>(CALLS, { since: takenAt.toISOString() });
    expect(body.latest?.isOfRestore).toBe(false);
    const report = await finished();
    await books.allWorkIsDone();
    expect(report.counts).toEqual({
      ...{ payments: 6, restored: 0, updated: 0, refunded: 0, unresolved: 0, toSend: 0 },
    });
    expect(await visitor.mailsTo('lost-1@example.com')).toHaveLength(2);
    expect(await reports()).toHaveLength(2);
  });

  it('leave foreign payments alone, and list those that cannot be restored', async () => {
    const stripe = shop.app.get(Stripe);
    const charge = async (metadata: Record<string, string>) => {
      const card = { payment_method: 'pm_card_visa', confirm: true, return_url: 'https://books.example' };
      const { id } = await stripe.paymentIntents.create({
        ...{ amount: 1_234, currency: 'usd', metadata },
        ...card,
      });
      return id;
    };
    await charge({ invoice: '7' });
    const older = await charge({ order_id: 'older', product_id: 'finding-peace-ebook' });
    const sister = await charge({
      ...{ order_id: 'sister', product_id: 'finding-peace-ebook', order_signature: 'x'.repeat(43) },
    });
    const gone = await buy('gone@example.com');
    await lose(['gone@example.com']);
    await stripe.paymentIntents.update(gone, { metadata: { product_id: 'withdrawn-ebook' } });
    await owner.post(CALLS, { since: takenAt.toISOString() });
    const report = await finished();
    const { counts, unresolved } = report;
    expect(counts).toMatchObject({ payments: 9, restored: 0, unresolved: 3 });
    expect(Object.fromEntries(unresolved.map((one) => [one.paymentIntentId, one.problem]))).toEqual({
      [older]: 'unsigned',
      [sister]: 'other-key',
      [gone]: 'product-unknown',
    });
    expect(unresolved.find(({ paymentIntentId }) => paymentIntentId === older)).toMatchObject({
      ...{ amount: 1_234, currency: 'usd', last4: '4242' },
    });
  });

  it('are compared by the owner only, since a valid time', async () => {
    const helper = await signInHelper(shop);
    expect((await helper.get(`${CALLS}/latest`)).status).toBe(403);
    for (const since of ['yesterday', null, '2020-01-01T00:00:00Z', '2999-01-01T00:00:00Z'])
      expect((await owner.post(CALLS, { since })).status).toBe(400);
  });
});
