import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { OWNER, ApiSession, BUYER } from '../testing/api-session.js';
import { signInOwner } from '../testing/staff-sessions.js';
import { intentOfSecret, stripeSilence } from '../testing/stripe-answers.js';
import { Refunds } from './refunds/refunds.js';

describe('A replayed error of Stripe', () => {
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

  /** Makes Stripe fail all requests that need this sandbox table, and store the failure for the key. */
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
  /** Keys are used one after the other, and no more after a success. */
  const expectTries = async (key: string, atLeast: number) => {
    const tried = await keysOf(key);
    expect(tried.length).toBeGreaterThanOrEqual(atLeast);
    const last = tried.length - 1;
    expect(tried).toEqual(
      tried.map((_, at) => ({ key: at ? `${key}-${at}` : key, status: at === last ? 200 : 500 })),
    );
  };

  /** One click on the buy button, which may be sent repeatedly. */
  const clickOf = (customerEmail: string) => {
    const key = { 'idempotency-key': randomUUID() };
    const purchase = { productId: 'finding-peace-ebook', ...BUYER, customerEmail };
    return () =>
      visitor.post<{ code?: string; clientSecret?: string }>('/api/create-payment-intent', purchase, key);
  };
  /** Simulates that the answer about the payment was lost. */
  const forgetPayment = (customerEmail: string) =>
    shop.pool.query('UPDATE orders SET stripe_payment_intent_id = NULL WHERE customer_email = $1', [
      customerEmail,
    ]);

  it('does not prevent the payment: the next click uses a new key', async () => {
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

  it('is avoided by the same click that receives it', async () => {
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

  it('differs from no answer, or an error of our own: the next click uses the same key', async () => {
    const customerEmail = 'silence@example.com';
    const click = clickOf(customerEmail);
    const asking = jest.spyOn(shop.app.get(Stripe).paymentIntents, 'create');
    asking.mockRejectedValueOnce(stripeSilence()).mockRejectedValueOnce(new Error('a mistake'));
    expect([(await click()).status, (await click()).status]).toEqual([503, 500]);
    asking.mockRestore();
    expect((await click()).status).toBe(200);
    await expectTries(`order-${(await books.saleTo(customerEmail)).orderId}`, 1);
  });

  it('is avoided once: the next key’s payment is found if its answer was lost', async () => {
    const customerEmail = 'second-key@example.com';
    const click = clickOf(customerEmail);
    await whileBroken('payment_intents', async () => expect((await click()).status).toBe(503));
    const { clientSecret = '' } = (await click()).body;
    await forgetPayment(customerEmail);
    expect((await click()).body.clientSecret).toBe(clientSecret);
    await expectTries(`order-${(await books.saleTo(customerEmail)).orderId}`, 2);
  });

  it('does not affect a known payment, whose key may have expired', async () => {
    const click = clickOf('a-day-later@example.com');
    const { clientSecret } = (await click()).body;
    await shop.pool.query('DELETE FROM stripe_sandbox.idempotency_keys');
    expect((await click()).body.clientSecret).toBe(clientSecret);
  });

  it('applies to a payment without a client secret', async () => {
    const click = clickOf('secretless@example.com');
    const asking = jest.spyOn(shop.app.get(Stripe).paymentIntents, 'create');
    asking.mockResolvedValueOnce({ id: 'pi_secretless', client_secret: null } as never);
    expect((await click()).status).toBe(500);
    asking.mockRestore();
  });

  it('does not prevent a refund, which is made once', async () => {
    const customerEmail = 'refund-again@example.com';
    const secret = await visitor.startPayment({ customerEmail });
    await visitor.pay(secret);
    await visitor.claim(secret);
    await books.allWorkIsDone();
    const { orderId } = await books.saleTo(customerEmail);
    const refundId = randomUUID();
    const input = { refundId, amountCents: 400, seenGivenBackCents: 0, reason: 'Asked for it' };
    // Listing refunds works; creating one fails.
    await shop.pool.query(
      `CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'out of order'; END $$;
       CREATE TRIGGER fail BEFORE INSERT ON stripe_sandbox.refunds FOR EACH ROW EXECUTE FUNCTION fail()`,
    );
    await owner.post(`/api/admin/orders/${orderId}/refunds`, input);
    await shop.pool.query('DROP FUNCTION fail CASCADE');
    const refunds = shop.app.get(Refunds);
    // Repeated by Stripe, or already done by the job.
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

  it('is not caused by a changed title, since a key’s parameters never change', async () => {
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
