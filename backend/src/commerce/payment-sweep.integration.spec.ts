import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { SWEEP_BATCH, SWEEP_MS } from './payments/payment-rules.js';
import { Payments } from './payments/payments.js';
import { UnreportedPayments } from './payments/unreported-payments.js';

const DAY_MINUTES = 24 * 60;

describe('A payment without events', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;

  beforeAll(async () => {
    shop = await openShop({ SANDBOX_WEBHOOK_FAULTS: 'seed=7 drop=1' });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
  });
  afterAll(() => shop.stop());

  const sweep = () => shop.app.get(UnreportedPayments).sweep();

  /** Pays and closes the window, so many minutes ago; all events are lost. */
  async function paidAndLeft(customerEmail: string, minutesAgo: number): Promise<void> {
    await visitor.pay(await visitor.startPayment({ customerEmail }));
    await books.makeOlder(customerEmail, minutesAgo);
    expect((await books.saleTo(customerEmail)).status).toBe('pending');
  }

  it('is found after a quarter of an hour, and delivered once for several sweeps', async () => {
    const customerEmail = 'unreported@example.com';
    await paidAndLeft(customerEmail, 15);
    await Promise.all([sweep(), sweep()]);
    await books.becomes(customerEmail, 'fulfilled');
    await books.makeOlder(customerEmail, 60);
    await sweep();
    await books.allWorkIsDone();
    expect(await books.saleTo(customerEmail)).toMatchObject({ status: 'fulfilled', grants: 2 });
    expect(await visitor.mailsTo(customerEmail)).toHaveLength(1);
  });

  it('is not checked before, since its event may be on its way', async () => {
    const customerEmail = 'young@example.com';
    await paidAndLeft(customerEmail, 14);
    await sweep();
    expect(await books.saleTo(customerEmail)).toMatchObject({ status: 'pending', askedAt: null });
  });

  it('is not checked after three days', async () => {
    const [inTime, late] = ['in-time@example.com', 'late@example.com'];
    await paidAndLeft(inTime, 3 * DAY_MINUTES - 1);
    await paidAndLeft(late, 3 * DAY_MINUTES);
    await sweep();
    await books.becomes(inTime, 'fulfilled');
    expect(await books.saleTo(late)).toMatchObject({ status: 'pending', askedAt: null });
  });

  it('is not checked for a paid order, or for one without a payment', async () => {
    const [paid, without] = ['paid@example.com', 'without@example.com'];
    expect((await visitor.buy({ customerEmail: paid })).status).toBe('ready');
    await visitor.startPayment({ customerEmail: without });
    await shop.pool.query('UPDATE orders SET stripe_payment_intent_id = NULL WHERE customer_email = $1', [
      without,
    ]);
    for (const email of [paid, without]) await books.makeOlder(email, 20);
    await sweep();
    for (const email of [paid, without]) expect((await books.saleTo(email)).askedAt).toBeNull();
  });

  it('is checked in batches, oldest first', async () => {
    const { rows } = await shop.pool.query(
      `INSERT INTO orders (id, customer_email, customer_name, product_id, total_amount, status,
         stripe_payment_intent_id, created_at)
       SELECT gen_random_uuid()::text, 'many@example.com', 'Ruth', 'finding-peace-ebook', 999, 'pending', 'pi_many_' || n,
         now() - interval '2 days' + n * interval '1 minute' FROM generate_series(0, $1) AS n
       RETURNING stripe_payment_intent_id AS intent`,
      [SWEEP_BATCH],
    );
    const settle = jest.spyOn(shop.app.get(Payments), 'settle').mockResolvedValue(undefined);
    await sweep();
    expect(settle.mock.calls.map(([{ paymentIntentId }]) => paymentIntentId)).toEqual(
      rows.slice(0, SWEEP_BATCH).map(({ intent }) => intent as string),
    );
    settle.mockRestore();
    await shop.pool.query(`DELETE FROM orders WHERE customer_email = 'many@example.com'`);
  });

  it('cancels an order with an outdated price without an event', async () => {
    const customerEmail = 'lowered@example.com';
    const key = { 'idempotency-key': randomUUID() };
    await visitor.startPayment({ customerEmail, amount: 999 }, key);
    const { orderId } = await books.saleTo(customerEmail);
    await shop.pool.query(`UPDATE products SET price = 799 WHERE id = 'finding-peace-ebook'`);
    await visitor.startPayment({ customerEmail, amount: 799 }, key);
    const { rows } = await shop.pool.query('SELECT status FROM orders WHERE id = $1', [orderId]);
    expect(rows).toEqual([{ status: 'cancelled' }]);
    await shop.pool.query(`UPDATE products SET price = 999 WHERE id = 'finding-peace-ebook'`);
  });

  it('is found if it succeeded after a reported decline', async () => {
    const customerEmail = 'second-card@example.com';
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret, 'pm_card_visa_chargeDeclined');
    expect((await visitor.claim(secret)).status).toBe('failed');
    await visitor.pay(secret);
    await books.makeOlder(customerEmail, 20);
    await sweep();
    await books.becomes(customerEmail, 'fulfilled');
  });

  it('is checked with growing waits for an abandoned checkout', async () => {
    const customerEmail = 'left@example.com';
    await visitor.startPayment({ customerEmail });
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const askedAgainAfter = async (minutes: number) => {
      await books.makeOlder(customerEmail, minutes);
      const before = (await books.saleTo(customerEmail)).askedAt?.getTime();
      await sweep();
      return (await books.saleTo(customerEmail)).askedAt?.getTime() !== before;
    };
    expect(await askedAgainAfter(15)).toBe(true);
    expect(await askedAgainAfter(14)).toBe(false);
    expect(await askedAgainAfter(2)).toBe(true);
    expect(await askedAgainAfter(29)).toBe(false);
    expect(await askedAgainAfter(3)).toBe(true);
    expect((await books.saleTo(customerEmail)).status).toBe('pending');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('is found even if an older order has an unknown payment', async () => {
    const [unknown, known] = ['unknown@example.com', 'known@example.com'];
    await visitor.startPayment({ customerEmail: unknown });
    await books.makeOlder(unknown, 40);
    await shop.pool.query(
      `UPDATE orders SET stripe_payment_intent_id = 'pi_gone' WHERE customer_email = $1`,
      [unknown],
    );
    await paidAndLeft(known, 20);
    await sweep();
    await books.becomes(known, 'fulfilled');
    expect(await books.saleTo(unknown)).toMatchObject({ status: 'pending', askedAt: expect.any(Date) });
  });

  it('stays settled if the sweep then fails', async () => {
    const [kept, stuck] = ['kept@example.com', 'stuck@example.com'];
    await paidAndLeft(kept, 25);
    await paidAndLeft(stuck, 20);
    const { paymentIntents } = shop.app.get(Stripe);
    const ask = paymentIntents.retrieve.bind(paymentIntents);
    let letGo = () => undefined as void;
    const silence = new Promise<void>((resolve) => (letGo = resolve));
    const spy = jest.spyOn(paymentIntents, 'retrieve');
    spy.mockImplementationOnce(ask).mockImplementationOnce(async (id) => {
      await silence;
      return ask(id, { expand: ['latest_charge'] });
    });
    const run = sweep();
    await books.becomes(kept, 'fulfilled');
    expect((await books.saleTo(stuck)).status).toBe('pending');
    letGo();
    await run;
    spy.mockRestore();
    await books.becomes(stuck, 'fulfilled');
  });

  it('is found by the next sweep when time is up', async () => {
    const [inTime, later] = ['before-the-end@example.com', 'after-the-end@example.com'];
    await paidAndLeft(later, 20);
    await paidAndLeft(inTime, 25);
    const { paymentIntents } = shop.app.get(Stripe);
    const ask = paymentIntents.retrieve.bind(paymentIntents);
    const endMs = Date.now() + SWEEP_MS + 1_000;
    const clock = jest.spyOn(Date, 'now');
    const first = jest.spyOn(paymentIntents, 'retrieve').mockImplementationOnce((id) => {
      clock.mockReturnValue(endMs);
      return ask(id, { expand: ['latest_charge'] });
    });
    await sweep();
    for (const spy of [clock, first]) spy.mockRestore();
    await books.becomes(inTime, 'fulfilled');
    expect(await books.saleTo(later)).toMatchObject({ status: 'pending', askedAt: null });
    await sweep();
    await books.becomes(later, 'fulfilled');
  });

  it('is found by the next sweep if Stripe is down, with a warning', async () => {
    const emails = ['down-1@example.com', 'down-2@example.com'];
    for (const customerEmail of emails) await paidAndLeft(customerEmail, 20);
    const warn = jest.spyOn(Logger.prototype, 'warn');
    // The sandbox answers 500 if it cannot read its payments.
    await shop.pool.query('ALTER TABLE stripe_sandbox.payment_intents RENAME TO out_of_order');
    await sweep();
    await shop.pool.query('ALTER TABLE stripe_sandbox.out_of_order RENAME TO payment_intents');
    expect(warn.mock.calls).toEqual([[expect.stringMatching(/Stripe unreachable.*StripeAPIError/)]]);
    warn.mockClear();
    for (const customerEmail of emails) {
      expect(await books.saleTo(customerEmail)).toMatchObject({ status: 'pending', askedAt: null });
    }
    await sweep();
    expect(warn.mock.calls).toEqual(
      Array(2).fill([expect.stringMatching(/^payment sweep: no event received, order \S+ is fulfilled$/)]),
    );
    warn.mockRestore();
    for (const customerEmail of emails) await books.becomes(customerEmail, 'fulfilled');
  });
});
