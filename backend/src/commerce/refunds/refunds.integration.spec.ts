import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import { intentOfSecret, stripeSilence } from '../../testing/stripe-answers.js';
import { Refunds } from './refunds.js';

interface Order {
  status: string;
  givenBackCents: number;
  refunds: { id: string; amountCents: number; status: string; failure: string | null }[];
  timeline: { kind: string; amountCents: number | null }[];
  steps: { refundableCents: number };
  detail: string;
  code: string;
}

const HOUR_MS = 3_600_000;

describe('Refunds in the dashboard', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, SANDBOX_DISPUTE_AFTER_MS: String(HOUR_MS) });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  async function bought(customerEmail: string, card?: string) {
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret, card);
    const [pdf] = (await visitor.claim(secret)).downloads;
    await books.becomes(customerEmail, 'fulfilled');
    await eventually('the mail', async () => (await visitor.mailsTo(customerEmail)).length === 1);
    const { orderId } = await books.saleTo(customerEmail);
    return { orderId, link: `${shop.url}${pdf?.url}`, intent: intentOfSecret(secret) };
  }

  const input = (amountCents: number, seenGivenBackCents = 0, refundId: string = randomUUID()) => ({
    refundId,
    amountCents,
    seenGivenBackCents,
    reason: 'Bought twice',
  });
  const give = (orderId: string, body: object, by = owner) =>
    by.post<Order>(`/api/admin/orders/${orderId}/refunds`, body);
  const read = async (orderId: string) => (await owner.get<Order>(`/api/admin/orders/${orderId}`)).body;
  const refundsAtStripe = async (intent: string) =>
    (await shop.app.get(Stripe).refunds.list({ payment_intent: intent })).data;
  const subjectsTo = async (email: string) =>
    (await visitor.mailsTo(email)).map(({ subject }) => subject ?? '');

  it('keep the purchase after a part and end it after the rest, with an email for each @S2-calls-and-errors-28', async () => {
    const email = 'parts@example.com';
    const { orderId, link, intent } = await bought(email);
    const part = await give(orderId, input(400));
    expect(part.status).toBe(200);
    expect(part.body).toMatchObject({
      status: 'fulfilled',
      givenBackCents: 400,
      steps: { refundableCents: 599 },
      refunds: [{ amountCents: 400, status: 'succeeded', failure: null }],
    });
    expect((await fetch(link)).status).toBe(200);

    const rest = await give(orderId, input(599, 400));
    expect(rest.body).toMatchObject({
      status: 'refunded',
      givenBackCents: 999,
      steps: { refundableCents: 0 },
    });
    expect((await fetch(link)).status).toBe(403);
    const page = await fetch(link, { headers: { accept: 'text/html' } });
    expect([page.status, await page.text()]).toEqual([403, expect.stringContaining('<h1>/link-closed</h1>')]);
    expect((await refundsAtStripe(intent)).map(({ amount }) => amount)).toEqual([599, 400]);

    await books.allWorkIsDone();
    expect(await subjectsTo(email)).toEqual([
      expect.stringContaining('Finding Peace'),
      'A partial refund for Finding Peace: $4.00',
      'Your refund for Finding Peace',
    ]);
    const kinds = (await read(orderId)).timeline.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('refund'))).toEqual([
      'refund-asked',
      'refunded',
      'refund-asked',
      'refunded',
    ]);
    const { rows } = await shop.pool.query(
      `SELECT before, after, reason FROM audit_log WHERE action = 'order.refunded' AND subject_id = $1 ORDER BY at`,
      [orderId],
    );
    expect(rows).toEqual([
      { before: { givenBackCents: 0 }, after: { givenBackCents: 400 }, reason: 'Bought twice' },
      { before: { givenBackCents: 400 }, after: { givenBackCents: 999 }, reason: 'Bought twice' },
    ]);
  });

  it('ignore a second click, and reject a second window with outdated amounts @S2-calls-and-errors-28', async () => {
    const email = 'twice@example.com';
    const { orderId, intent } = await bought(email);
    const clicked = input(300);
    const clicks = await Promise.all([
      give(orderId, clicked),
      give(orderId, clicked),
      give(orderId, clicked),
    ]);
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await refundsAtStripe(intent)).toHaveLength(1);

    const windows = await Promise.all([give(orderId, input(300, 300)), give(orderId, input(300, 300))]);
    expect(windows.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = windows.find(({ status }) => status === 409)?.body;
    expect(refused?.detail).toContain('changed after you opened it: $6.00 has been refunded by now');
    expect(await refundsAtStripe(intent)).toHaveLength(2);
    const reused = await give(orderId, { ...clicked, amountCents: 301 });
    expect([reused.status, reused.body.code]).toEqual([422, 'COMMERCE.REFUND_REUSED']);
  });

  it('never exceed the payment, even for concurrent requests @S2-calls-and-errors-28', async () => {
    const { orderId, intent } = await bought('more@example.com');
    const more = await give(orderId, input(1000));
    expect([more.status, more.body.detail]).toEqual([422, 'You can still refund up to $9.99 of this order.']);
    for (const bad of [0, -1, 9.5, '400', null, 1e12, Number.NaN, { cents: 1 }])
      expect((await give(orderId, { ...input(1), amountCents: bad })).status).toBe(400);
    for (const reason of ['', ' ', 'x'.repeat(501), 'a\u0000b', '\ud800', 'wrote from ruth@example.com', 7])
      expect((await give(orderId, { ...input(1), reason })).status).toBe(400);
    expect((await give(orderId, { ...input(1), refundId: 'x' })).status).toBe(400);
    for (const id of [randomUUID(), 'x%00', '..%2f', 'x'.repeat(300)])
      expect((await give(id, input(1))).status).toBe(404);
    expect(await refundsAtStripe(intent)).toHaveLength(0);
  });

  it('are allowed for the owner only @S2-calls-and-errors-30', async () => {
    const { orderId, intent } = await bought('helped@example.com');
    const helper = await signInHelper(shop);
    expect((await give(orderId, input(100), helper)).status).toBe(403);
    expect((await helper.get(`/api/admin/orders/${orderId}`)).status).toBe(200);
    expect(await refundsAtStripe(intent)).toHaveLength(0);
  });

  it('are rejected for unpaid orders, and during a dispute', async () => {
    const email = 'unpaid@example.com';
    await visitor.startPayment({ customerEmail: email });
    const { orderId } = await books.saleTo(email);
    const unpaid = await give(orderId, input(999));
    expect([unpaid.status, unpaid.body.detail]).toEqual([
      409,
      'This order hasn’t been paid, so there’s nothing to refund.',
    ]);
    const disputed = await bought('bank@example.com', 'pm_card_createDispute');
    await shop.pool.query('UPDATE stripe_sandbox.dispute_openings SET due_at = now()');
    await shop.app.get(Stripe).disputes.list({ limit: 1 });
    // The event may not have arrived yet; then Stripe rejects the refund.
    const answer = await give(disputed.orderId, input(999));
    expect(answer.body.detail ?? answer.body.refunds.at(-1)?.failure).toContain('in dispute at the bank');
    await books.becomes('bank@example.com', 'disputed');
    expect((await give(disputed.orderId, input(999))).body.detail).toContain('Please answer the dispute');
    expect(await refundsAtStripe(disputed.intent)).toHaveLength(0);
  });

  it.each(['list', 'create'] as const)(
    'are retried by a job if Stripe does not answer (%s)',
    async (call) => {
      const email = `silent-${call}@example.com`;
      const { orderId, intent } = await bought(email);
      const wanted = input(999);
      const silent = jest.spyOn(shop.app.get(Stripe).refunds, call).mockRejectedValue(stripeSilence());
      const asked = await give(orderId, wanted);
      expect([asked.status, asked.body.refunds[0]?.status]).toEqual([200, 'asked']);
      await expect(shop.app.get(Refunds).make(wanted)).rejects.toThrow('silent');
      silent.mockRestore();
      await books.workIsDue();
      await books.becomes(email, 'refunded');
      expect(await refundsAtStripe(intent)).toHaveLength(1);
      // No answer is not an error that Stripe repeats, so the next attempt uses the same key.
      const keys = `SELECT key FROM stripe_sandbox.idempotency_keys WHERE key LIKE 'refund-' || $1 || '%'`;
      expect((await shop.pool.query(keys, [wanted.refundId])).rows).toEqual([
        { key: `refund-${wanted.refundId}` },
      ]);
    },
  );

  it('are found again after a crash before or after the call to Stripe', async () => {
    for (const made of [false, true]) {
      const email = `crash-${made}@example.com`;
      const { orderId, intent } = await bought(email);
      const id = randomUUID();
      if (made) {
        await shop.app
          .get(Stripe)
          .refunds.create({ payment_intent: intent, amount: 250, metadata: { refund_id: id } });
        await books.allWorkIsDone();
        // Simulates a crash before the commit.
        await shop.pool.query('DELETE FROM refunds WHERE order_id = $1', [orderId]);
      }
      await shop.pool.query(
        `WITH kept AS (INSERT INTO refunds (id, order_id, amount_cents, status, reason, asked_by)
           VALUES ($1, $2, 250, 'asked', 'Late', 'Ruth'))
         INSERT INTO outbox (job, payload)
           SELECT 'make-refund', jsonb_build_object('refundId', $1::text, 'orderId', $2::text) FROM generate_series(1, 3)`,
        [id, orderId],
      );
      await books.workIsDue();
      await eventually('the refund', async () => (await read(orderId)).refunds[0]?.status === 'succeeded');
      await books.allWorkIsDone();
      expect(await refundsAtStripe(intent)).toHaveLength(1);
      expect(await read(orderId)).toMatchObject({ givenBackCents: 250, status: 'fulfilled' });
    }
  });

  it('made at Stripe are stored once, however late their events arrive', async () => {
    const email = 'stripe@example.com';
    const { orderId, intent } = await bought(email);
    await shop.app.get(Stripe).refunds.create({ payment_intent: intent, amount: 100 });
    await eventually('the note of it', async () => (await read(orderId)).givenBackCents === 100);
    await books.allWorkIsDone();
    expect((await subjectsTo(email)).at(-1)).toBe('A partial refund for Finding Peace: $1.00');
    const asked = `SELECT now() - asked_at < interval '1 hour' AS "isNew" FROM refunds WHERE order_id = $1`;
    expect((await shop.pool.query(asked, [orderId])).rows).toEqual([{ isNew: true }]);
    const before = (await subjectsTo(email)).length;
    await shop.pool.query(
      `INSERT INTO outbox (job, payload) SELECT 'settle-payment', jsonb_build_object('paymentIntentId', $1::text)
       FROM generate_series(1, 3)`,
      [intent],
    );
    await books.workIsDue();
    await books.allWorkIsDone();
    expect((await read(orderId)).refunds).toMatchObject([{ amountCents: 100, status: 'succeeded' }]);
    expect(await subjectsTo(email)).toHaveLength(before);
  });

  it('report a rejection by Stripe, and can be requested again', async () => {
    const { orderId, intent } = await bought('refused@example.com');
    const id = randomUUID();
    // Stripe does not know this payment, as after a change of the account.
    await shop.pool.query(
      `INSERT INTO refunds (id, order_id, amount_cents, status, reason, asked_by) VALUES ($1, $2, 999, 'asked', 'x', 'R')`,
      [id, orderId],
    );
    await shop.pool.query(`UPDATE orders SET stripe_payment_intent_id = 'pi_unknown' WHERE id = $1`, [
      orderId,
    ]);
    await shop.app.get(Refunds).make({ refundId: id });
    expect((await read(orderId)).refunds).toMatchObject([
      { status: 'failed', failure: 'Stripe doesn’t know this payment.' },
    ]);
    await shop.pool.query('UPDATE orders SET stripe_payment_intent_id = $2 WHERE id = $1', [orderId, intent]);
    // A rejected refund is not retried automatically.
    await shop.app.get(Refunds).make({ refundId: id });
    expect(await refundsAtStripe(intent)).toHaveLength(0);
    expect((await give(orderId, input(999))).body.status).toBe('refunded');
  });
});
