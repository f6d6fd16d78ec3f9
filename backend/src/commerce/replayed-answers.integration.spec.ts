import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { OWNER, ApiSession, BUYER } from '../testing/api-session.js';
import { signInOwner } from '../testing/staff-sessions.js';
import { intentOfSecret, stripeSilence } from '../testing/stripe-answers.js';
import { Refunds } from './refunds/refunds.js';

describe('an answer that Stripe repeats for a key', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  /** Stripe fails whatever needs this table of the sandbox's, and keeps the failure for the key. */
  async function whileBroken<T>(table: string, work: () => Promise<T>): Promise<T> {
    await shop.pool.query(`ALTER TABLE stripe_sandbox.${table} RENAME TO out_of_order`);
    try {
      return await work();
    } finally {
      await shop.pool.query(`ALTER TABLE stripe_sandbox.out_of_order RENAME TO ${table}`);
    }
  }

  const keysOf = async (begin: string) => {
    const { rows } = await shop.pool.query(
      `SELECT key, status FROM stripe_sandbox.idempotency_keys WHERE key LIKE $1 || '%' ORDER BY key`,
      [begin],
    );
    return rows as { key: string; status: number }[];
  };
  /** One key after the other, and none more once it has worked. */
  const expectTries = async (key: string, atLeast: number) => {
    const tried = await keysOf(key);
    expect(tried.length).toBeGreaterThanOrEqual(atLeast);
    const last = tried.length - 1;
    expect(tried).toEqual(
      tried.map((_, at) => ({ key: at ? `${key}-${at}` : key, status: at === last ? 200 : 500 })),
    );
  };

  /** One click on the buy button, however often it is sent. */
  const clickOf = (customerEmail: string) => {
    const key = { 'idempotency-key': randomUUID() };
    const purchase = { productId: 'finding-peace-ebook', ...BUYER, customerEmail };
    return () =>
      visitor.post<{ code?: string; clientSecret?: string }>('/api/create-payment-intent', purchase, key);
  };
  /** As if the answer about the payment had been lost on its way. */
  const forgetPayment = (customerEmail: string) =>
    shop.pool.query('UPDATE orders SET stripe_payment_intent_id = NULL WHERE customer_email = $1', [
      customerEmail,
    ]);

  it('does not keep a buyer from paying: the next click has a key that was not answered yet', async () => {
    const customerEmail = 'click-again@example.com';
    const click = clickOf(customerEmail);
    await whileBroken('payment_intents', async () => {
      for (const { status, body } of [await click(), await click(), await click()])
        expect([status, body.code]).toEqual([503, 'COMMERCE.PAYMENT_UNAVAILABLE']);
    });
    const { clientSecret = '' } = (await click()).body;
    await forgetPayment(customerEmail);
    const { paymentIntents } = shop.app.get(Stripe);
    const create = paymentIntents.create.bind(paymentIntents);
    const asking = jest.spyOn(paymentIntents, 'create');
    asking.mockImplementationOnce(create).mockRejectedValueOnce(stripeSilence());
    expect((await click()).status).toBe(503);
    asking.mockRestore();
    expect((await click()).body.clientSecret).toBe(clientSecret);
    await visitor.pay(clientSecret);
    expect((await visitor.claim(clientSecret)).status).toBe('ready');
    expect((await click()).body.clientSecret).toBe(clientSecret);
    const { orderId } = await books.saleTo(customerEmail);
    await expectTries(`order-${orderId}`, 3);
  });

  it('is left behind by the very click that meets it', async () => {
    const customerEmail = 'at-once@example.com';
    const click = clickOf(customerEmail);
    const replayed = new Stripe.errors.StripeAPIError({
      type: 'api_error',
      message: 'as before',
      headers: { 'idempotent-replayed': 'true' },
    });
    const asking = jest.spyOn(shop.app.get(Stripe).paymentIntents, 'create').mockRejectedValueOnce(replayed);
    expect((await click()).status).toBe(200);
    asking.mockRestore();
    const key = `order-${(await books.saleTo(customerEmail)).orderId}`;
    expect(await keysOf(key)).toEqual([{ key: `${key}-1`, status: 200 }]);
  });

  it('is none where Stripe said nothing, or the mistake is ours: the next click has the same key', async () => {
    const customerEmail = 'silence@example.com';
    const click = clickOf(customerEmail);
    const asking = jest.spyOn(shop.app.get(Stripe).paymentIntents, 'create');
    asking.mockRejectedValueOnce(stripeSilence()).mockRejectedValueOnce(new Error('a mistake'));
    expect([(await click()).status, (await click()).status]).toEqual([503, 500]);
    asking.mockRestore();
    expect((await click()).status).toBe(200);
    await expectTries(`order-${(await books.saleTo(customerEmail)).orderId}`, 1);
  });

  it('is left behind once: what the next key has made is found again, though its answer was lost', async () => {
    const customerEmail = 'second-key@example.com';
    const click = clickOf(customerEmail);
    await whileBroken('payment_intents', async () => expect((await click()).status).toBe(503));
    const { clientSecret = '' } = (await click()).body;
    await forgetPayment(customerEmail);
    expect((await click()).body.clientSecret).toBe(clientSecret);
    await expectTries(`order-${(await books.saleTo(customerEmail)).orderId}`, 2);
  });

  it('is not needed for a payment that is known, which Stripe may have forgotten the key of', async () => {
    const click = clickOf('a-day-later@example.com');
    const { clientSecret } = (await click()).body;
    await shop.pool.query('DELETE FROM stripe_sandbox.idempotency_keys');
    expect((await click()).body.clientSecret).toBe(clientSecret);
  });

  it('is of no use without the secret by which a browser pays', async () => {
    const click = clickOf('secretless@example.com');
    const asking = jest.spyOn(shop.app.get(Stripe).paymentIntents, 'create');
    asking.mockResolvedValueOnce({ id: 'pi_secretless', client_secret: null } as never);
    expect((await click()).status).toBe(500);
    asking.mockRestore();
  });

  it('does not stand in the way of a refund, which is made once', async () => {
    const customerEmail = 'refund-again@example.com';
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret);
    await visitor.claim(secret);
    await books.allWorkIsDone();
    const { orderId } = await books.saleTo(customerEmail);
    const refundId = randomUUID();
    const input = { refundId, amountCents: 400, seenGivenBackCents: 0, reason: 'Asked for it' };
    // Looking whether it is there works, making it does not.
    await shop.pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'out of order'; END $$;
       CREATE TRIGGER fail BEFORE INSERT ON stripe_sandbox.refunds FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    await owner.post(`/api/admin/orders/${orderId}/refunds`, input);
    await shop.pool.query('DROP FUNCTION fail CASCADE');
    const refunds = shop.app.get(Refunds);
    // Repeated by Stripe, or done already by the job that the request has left behind.
    await refunds.make({ refundId }).catch(() => undefined);
    await refunds.make({ refundId }).catch(() => undefined);
    await books.workIsDue();
    await books.allWorkIsDone();
    const made = await shop.app.get(Stripe).refunds.list({ payment_intent: intentOfSecret(secret) });
    expect(made.data.map(({ amount, metadata }) => [amount, metadata?.['refund_id']])).toEqual([
      [400, refundId],
    ]);
    await expectTries(`refund-${refundId}`, 2);
  });

  it('does not come of a title that was mended between two tries: what goes with a key never changes', async () => {
    const customerEmail = 'mended@example.com';
    const key = { 'idempotency-key': randomUUID() };
    const secret = await visitor.startPayment({ customerEmail }, key);
    await forgetPayment(customerEmail);
    await shop.pool.query(
      `UPDATE products SET title = 'Finding Peace Again' WHERE id = 'finding-peace-ebook'`,
    );
    expect(await visitor.startPayment({ customerEmail }, key)).toBe(secret);
  });
});
