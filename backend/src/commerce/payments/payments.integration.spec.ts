import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { nothingIsLeft } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { intentOfSecret } from '../../testing/stripe-answers.js';
import { Payments } from './payments.js';
import { StripeEvents } from './stripe-events.js';
import { UnreportedPayments } from './unreported-payments.js';

describe('Settling a payment', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let owner: ApiSession;
  let stripe: Stripe;
  let payments: Payments;
  const spies: { mockRestore(): void }[] = [];

  beforeAll(async () => {
    // No event arrives by itself; the test decides when Stripe is read.
    shop = await openShop({ ...OWNER, SANDBOX_WEBHOOK_FAULTS: 'seed=7 drop=1' });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    owner = await signInOwner(shop);
    stripe = shop.app.get(Stripe);
    payments = shop.app.get(Payments);
  });
  afterAll(() => shop.stop());
  afterEach(() => {
    for (const { mockRestore } of spies.splice(0)) mockRestore();
  });

  async function paid(customerEmail: string): Promise<{ secret: string; paymentIntentId: string }> {
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret);
    return { secret, paymentIntentId: intentOfSecret(secret) };
  }

  /** Holds Stripe's next answer about a payment, read at this moment, until it is released. */
  function delayNextAnswer() {
    const { paymentIntents } = stripe;
    const ask = paymentIntents.retrieve.bind(paymentIntents);
    let given = () => undefined as void;
    let letGo = () => undefined as void;
    const isGiven = new Promise<void>((resolve) => (given = resolve));
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    const spy = jest.spyOn(paymentIntents, 'retrieve');
    spies.push(spy);
    spy.mockImplementationOnce(async (id) => {
      const answer = await ask(id, { expand: ['latest_charge'] });
      given();
      await isLetGo;
      return answer;
    });
    return { isGiven, letGo: () => letGo() };
  }

  describe('during a purchase and its refund', () => {
    const asked: string[] = [];
    const within: string[] = [];

    beforeEach(() => {
      const database = shop.app.get(Database);
      const { paymentIntents, refunds, disputes, events } = stripe;
      const watch = <K extends string>(resource: Record<K, unknown>, name: string, method: K) => {
        const call = (resource[method] as (...given: unknown[]) => unknown).bind(resource);
        const spy = jest.spyOn(resource as Record<string, () => unknown>, method);
        spies.push(spy);
        spy.mockImplementation(((...given: unknown[]) => {
          asked.push(`${name}.${method}`);
          if (database.isInTransaction) within.push(`${name}.${method}`);
          return call(...given);
        }) as never);
      };
      watch(paymentIntents, 'paymentIntents', 'create');
      watch(paymentIntents, 'paymentIntents', 'retrieve');
      watch(paymentIntents, 'paymentIntents', 'cancel');
      watch(refunds, 'refunds', 'create');
      watch(refunds, 'refunds', 'list');
      watch(disputes, 'disputes', 'list');
      watch(events, 'events', 'list');
    });

    it('never calls Stripe within a transaction', async () => {
      const claimed = await paid('claimed@example.com');
      await visitor.claim(claimed.secret);
      await paid('replayed@example.com');
      await shop.app.get(StripeEvents).replay();
      await books.becomes('replayed@example.com', 'fulfilled');
      await paid('swept@example.com');
      await books.makeOlder('swept@example.com', 20);
      await shop.app.get(UnreportedPayments).sweep();
      const { orderId } = await books.saleTo('claimed@example.com');
      const input = {
        refundId: crypto.randomUUID(),
        amountCents: 999,
        seenGivenBackCents: 0,
        reason: 'Asked',
      };
      await owner.post(`/api/admin/orders/${orderId}/refunds`, input);
      await books.becomes('claimed@example.com', 'refunded');
      await books.allWorkIsDone();
      await owner.post(`/api/admin/orders/${orderId}/retry`);
      expect(new Set(asked)).toEqual(
        new Set([
          ...['paymentIntents.create', 'paymentIntents.retrieve', 'events.list'],
          ...['refunds.create', 'refunds.list'],
        ]),
      );
      expect(within).toEqual([]);
    });
  });

  it('stores the payment of an order that lost it, and ends silently for a canceled one', async () => {
    const customerEmail = 'lost@example.com';
    const paymentIntentId = intentOfSecret(await visitor.startPayment({ customerEmail }));
    const order = async () => {
      const { rows } = await shop.pool.query(
        `SELECT stripe_payment_intent_id AS id, status, completed_at AS "completedAt",
           (SELECT count(*)::int FROM mail_deliveries m WHERE m.cause->>'orderId' = o.id) AS emails
         FROM orders o WHERE customer_email = $1`,
        [customerEmail],
      );
      return rows[0] as object;
    };
    await shop.pool.query('UPDATE orders SET stripe_payment_intent_id = NULL WHERE customer_email = $1', [
      customerEmail,
    ]);
    await payments.settle({ paymentIntentId });
    const nothing = { id: paymentIntentId, completedAt: null, emails: 0 };
    expect(await order()).toEqual({ ...nothing, status: 'pending' });
    await stripe.paymentIntents.cancel(paymentIntentId);
    await payments.settle({ paymentIntentId });
    expect(await order()).toEqual({ ...nothing, status: 'cancelled' });
  });

  it('retries in a job if the order changed between Stripe’s answer and the transaction', async () => {
    const customerEmail = 'moved@example.com';
    const { paymentIntentId } = await paid(customerEmail);
    const write = await payments.settleReported({ paymentIntentId, isOfIntent: true });
    await shop.pool.query(
      `INSERT INTO order_payments (order_id, settled_revision) SELECT id, 1 FROM orders WHERE customer_email = $1`,
      [customerEmail],
    );
    await shop.app.get(Database).transaction(async () => write?.());
    await books.becomes(customerEmail, 'fulfilled');
  });

  it('does not lock the order while Stripe answers, and leaves no transaction idle', async () => {
    const customerEmail = 'held@example.com';
    const { secret } = await paid(customerEmail);
    const answer = delayNextAnswer();
    const claim = visitor.claim(secret);
    await answer.isGiven;
    // Jobs of other orders are idle for a moment between two statements.
    await nothingIsLeft('idle transaction', async () => {
      const { rows } = await shop.pool.query<{ query: string }>(
        `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
      );
      return rows.map(({ query }) => query);
    });
    await shop.pool.query(
      `WITH waiting AS (SELECT set_config('lock_timeout', '1ms', true)) UPDATE orders SET customer_name = 'Ruth'
       FROM waiting WHERE customer_email = $1`,
      [customerEmail],
    );
    answer.letGo();
    expect((await claim).status).toBe('ready');
  });

  it('keeps the newer answer if an older one arrives later', async () => {
    const customerEmail = 'overtaken@example.com';
    const { secret, paymentIntentId } = await paid(customerEmail);
    await visitor.claim(secret);
    await books.allWorkIsDone();
    const answer = delayNextAnswer();
    const slow = payments.settle({ paymentIntentId });
    await answer.isGiven;
    await stripe.refunds.create({ payment_intent: paymentIntentId });
    expect((await payments.settle({ paymentIntentId }))?.status).toBe('refunded');
    answer.letGo();
    expect((await slow)?.status).toBe('refunded');
    await books.allWorkIsDone();
    const subjects = (await visitor.mailsTo(customerEmail)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject?.includes('Your refund for'))).toHaveLength(1);
  });

  it('reads again if an older answer would undo a newer one that changed nothing', async () => {
    const customerEmail = 'unmoved@example.com';
    const { secret, paymentIntentId } = await paid(customerEmail);
    const [open, won] = [{ status: 'needs_response' }, { status: 'won' }];
    await visitor.claim(secret);
    await shop.pool.query(
      `UPDATE stripe_sandbox.charges SET body = (body::jsonb || '{"disputed": true}')::json WHERE payment_intent = $1`,
      [paymentIntentId],
    );
    const list = jest.spyOn(stripe.disputes, 'list');
    spies.push(list);
    let asks = 0;
    list.mockImplementation((async () => {
      asks += 1;
      if (asks > 1) return { data: [won] };
      // While this answer is on its way, another request reads a newer one that changes nothing.
      expect((await payments.settle({ paymentIntentId }))?.status).toBe('fulfilled');
      return { data: [open] };
    }) as never);
    expect((await payments.settle({ paymentIntentId }))?.status).toBe('fulfilled');
    expect(asks).toBe(3);
  });

  it('rejects an open transaction, and gives up after five attempts if the order keeps changing', async () => {
    const { paymentIntentId } = await paid('never-still@example.com');
    const settle = () => payments.settle({ paymentIntentId });
    await expect(shop.app.get(Database).transaction(settle)).rejects.toThrow(
      'not be called within a transaction',
    );
    const { orderId } = await books.saleTo('never-still@example.com');
    const { paymentIntents } = stripe;
    const ask = paymentIntents.retrieve.bind(paymentIntents);
    const spy = jest.spyOn(paymentIntents, 'retrieve');
    spies.push(spy);
    spy.mockImplementation(async (id) => {
      await shop.pool.query(
        `INSERT INTO order_payments AS p (order_id, settled_revision) VALUES ($1, 1)
         ON CONFLICT (order_id) DO UPDATE SET settled_revision = p.settled_revision + 1`,
        [orderId],
      );
      return ask(id, { expand: ['latest_charge'] });
    });
    await expect(settle()).rejects.toThrow('changed during each attempt');
    expect(spy).toHaveBeenCalledTimes(5);
  });

  it('commits status, files and email together or not at all', async () => {
    const customerEmail = 'at-once@example.com';
    const { paymentIntentId } = await paid(customerEmail);
    await shop.pool.query(
      `CREATE FUNCTION lose_power() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'lost power'; END $$;
       CREATE TRIGGER lose_power BEFORE INSERT ON mail_deliveries FOR EACH ROW EXECUTE FUNCTION lose_power()`,
    );
    await expect(payments.settle({ paymentIntentId })).rejects.toThrow('lost power');
    await shop.pool.query('DROP FUNCTION lose_power CASCADE');
    expect(await books.saleTo(customerEmail)).toMatchObject({ status: 'pending', paidAt: null, grants: 0 });
    expect((await payments.settle({ paymentIntentId }))?.status).toBe('fulfilled');
    expect(await books.saleTo(customerEmail)).toMatchObject({ status: 'fulfilled', grants: 2 });
    const { rows } = await shop.pool.query(
      `SELECT DISTINCT job FROM outbox WHERE payload ->> 'orderId' = $1 ORDER BY job`,
      [(await books.saleTo(customerEmail)).orderId],
    );
    expect(rows).toEqual([{ job: 'send-order-mail' }, { job: 'tell-of-sale' }]);
  });
});
