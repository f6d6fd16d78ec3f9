import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { intentOfSecret, stripeSilence } from '../../testing/stripe-answers.js';
import { CardFees } from './card-fees.js';
import { ReceiptIssue } from './receipt-issue.js';
import type { PeriodTotalsDto } from './receipts.admin.dto.js';
import { sweepCardFees } from './receipts.jobs.js';

const CALLS = '/api/admin/receipts';
const ORDER = `INSERT INTO orders (id, customer_email, product_id, total_amount, status, completed_at, stripe_payment_intent_id)
  VALUES ($1, $1 || '@example.com', 'finding-peace-ebook', $2, 'fulfilled', $3, $4)`;
const REFUND = `INSERT INTO refunds (id, order_id, amount_cents, status, asked_at, changed_at)
  VALUES (gen_random_uuid(), $1, $2, 'succeeded', $3, $3)`;

describe('Card fees of receipts (O12)', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let stripe: Stripe;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, TIME_ZONE: 'UTC' });
    owner = await signInOwner(shop);
    stripe = shop.app.get(Stripe);
  });
  afterAll(() => shop.stop());

  async function sweep(): Promise<number> {
    const asked = jest.spyOn(stripe.paymentIntents, 'retrieve');
    const before = asked.mock.calls.length;
    await shop.app.get(Database).transaction(() => shop.app.get(Outbox).enqueue(sweepCardFees, {}));
    await new ShopBooks(shop).allWorkIsDone();
    return asked.mock.calls.length - before;
  }

  async function sell(customerEmail: string) {
    const visitor = new ApiSession(shop);
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret);
    await visitor.claim(secret);
    await new ShopBooks(shop).allWorkIsDone();
    const { orderId } = await new ShopBooks(shop).saleTo(customerEmail);
    await shop.app.get(ReceiptIssue).issueNow(orderId);
    await shop.pool.query(`UPDATE receipts SET paid_at = now() - interval '1 hour' WHERE order_id = $1`, [
      orderId,
    ]);
    return { orderId, intentId: intentOfSecret(secret) };
  }

  const feeOf = async (orderId: string) => {
    const sql = 'SELECT fee_cents AS fee, net_cents AS net FROM card_fees WHERE order_id = $1';
    return (await shop.pool.query(sql, [orderId])).rows as unknown;
  };
  const totals = async (period: string) =>
    (await owner.get<PeriodTotalsDto>(`${CALLS}/totals?${period}`)).body;
  const file = async (period: string) => {
    const csv = await owner.get<string>(`${CALLS}/export?${period}`);
    const [heading = '', ...rows] = csv.body.trim().split('\r\n');
    const first = heading.split(',').indexOf('Card fee (USD)');
    return [heading, ...rows].map((row) => row.split(',').slice(first, first + 3));
  };

  it('records the fee of a sale, and reads it once', async () => {
    const { orderId } = await sell('settled@example.com');
    expect(await sweep()).toBe(1);
    expect(await feeOf(orderId)).toEqual([{ fee: 59, net: 940 }]);
    expect(await sweep()).toBe(0);
  });

  it('reads the fee of an unsettled charge again', async () => {
    const { orderId, intentId } = await sell('later@example.com');
    const settle = (balanceId: string | null) =>
      shop.pool.query(
        `UPDATE stripe_sandbox.charges SET body = jsonb_set(body::jsonb, '{balance_transaction}', $2)::json
         WHERE payment_intent = $1`,
        [intentId, JSON.stringify(balanceId)],
      );
    const { data } = await stripe.charges.list({ payment_intent: intentId });
    await settle(null);
    expect(await sweep()).toBe(1);
    expect(await feeOf(orderId)).toEqual([{ fee: null, net: null }]);
    await settle(String(data[0]?.balance_transaction));
    // Read when it was an hour old, so due again at two hours.
    expect(await sweep()).toBe(0);
    await shop.pool.query(
      `UPDATE card_fees SET asked_at = now() - interval '31 minutes' WHERE order_id = $1`,
      [orderId],
    );
    expect(await sweep()).toBe(1);
    expect(await feeOf(orderId)).toEqual([{ fee: 59, net: 940 }]);
  });

  it('stays due while Stripe is unreachable, and has no fee for a payment Stripe does not know', async () => {
    await shop.pool.query(ORDER, ['imported', 999, '2020-01-01', 'pi_of_another_account']);
    await shop.app.get(ReceiptIssue).issueNow('imported');
    jest.spyOn(stripe.paymentIntents, 'retrieve').mockRejectedValueOnce(stripeSilence());
    expect(await sweep()).toBe(1);
    expect(await feeOf('imported')).toEqual([]);
    expect(await sweep()).toBe(1);
    expect(await feeOf('imported')).toEqual([{ fee: null, net: null }]);
    expect(await sweep()).toBe(0);
  });

  it('reads a hundred fees at a time, and the rest after a pause', async () => {
    await shop.pool
      .query(`INSERT INTO orders (id, customer_email, product_id, total_amount, stripe_payment_intent_id)
      SELECT 'old-' || n, 'old@example.com', 'finding-peace-ebook', 999, 'pi_old_' || n FROM generate_series(1, 101) n`);
    await shop.pool
      .query(`INSERT INTO receipts (number, kind, order_id, series, place, paid_at, amount_cents, facts)
      SELECT '2019-' || n, 'receipt', 'old-' || n, '2019', n, '2019-01-01', 999, '{}' FROM generate_series(1, 101) n`);
    const next = await shop.app.get(CardFees).sweep();
    await shop.app.get(Database).transaction(async () => next?.());
    const later = `SELECT job FROM outbox WHERE closed_at IS NULL AND due_at > now() + interval '5 seconds'`;
    expect((await shop.pool.query(later)).rows).toEqual([{ job: 'sweep-card-fees' }]);
    expect(await shop.app.get(CardFees).sweep()).toBeUndefined();
    const { rows } = await shop.pool.query(`SELECT 1 FROM card_fees WHERE order_id LIKE 'old-%'`);
    expect(rows).toHaveLength(101);
    await shop.pool.query('UPDATE outbox SET due_at = now() WHERE closed_at IS NULL');
  });

  it('adds up fees and payouts of a month, a quarter and a year, and exports them', async () => {
    for (const [id, cents, day] of [
      ['known', 999, '2035-03-31'],
      ['open', 999, '2035-04-01'],
      ['free', 0, '2035-04-02'],
    ] as const)
      await shop.pool.query(ORDER, [id, cents, day, cents === 0 ? null : `pi_${id}`]);
    await shop.pool.query(REFUND, ['known', 300, '2035-04-03']);
    await shop.app.get(ReceiptIssue).issueDue();
    await shop.pool.query(
      `INSERT INTO card_fees VALUES ('known', 59, 940, now()), ('open', NULL, NULL, now())`,
    );
    expect(await file('year=2035')).toEqual([
      ['Card fee (USD)', 'Payout (USD)', 'Taken from payout (USD)'],
      ['0.59', '9.40', ''],
      ['', '', ''],
      ['0.00', '0.00', ''],
      ['', '', '3.00'],
    ]);
    const none = { receipts: 0, paidCents: 0, feeCents: 0, feesOpen: 0 };
    expect(await totals('year=2035&part=Q1')).toMatchObject({
      ...{ receipts: 1, creditNotes: 0, paidCents: 999, refundedCents: 0, taxCents: 0, taxesOpen: 0 },
      ...{ feeCents: 59, payoutCents: 940, feesOpen: 0 },
    });
    expect(await totals('year=2035&part=M04')).toMatchObject({
      ...{ receipts: 2, creditNotes: 1, paidCents: 999, refundedCents: 300 },
      ...{ feeCents: 0, payoutCents: -300, feesOpen: 1 },
    });
    expect(await totals('year=2035')).toMatchObject({ feeCents: 59, payoutCents: 640, feesOpen: 1 });
    expect(await totals('year=2036&part=M01')).toMatchObject({ ...none, payoutCents: 0 });
    // The bank returned the refund, so it does not count any more.
    await shop.pool.query(`UPDATE receipts SET voided_at = now() WHERE number = 'CN-2035-00001'`);
    expect(await totals('year=2035')).toMatchObject({ refundedCents: 0, payoutCents: 940 });
    expect((await file('year=2035')).at(-1)).toEqual(['', '', '0.00']);
    const bad = await owner.get<{ detail: string }>(`${CALLS}/totals?year=2035&part=M13`);
    expect([bad.status, bad.body.detail]).toEqual([
      400,
      'Please name a quarter, such as Q4, or a month, such as M11.',
    ]);
    const helper = await signInHelper(shop);
    expect((await helper.get(`${CALLS}/totals?year=2035`)).status).toBe(403);
  });
});
