import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../testing/eventually.js';
import { openShop, type RunningShop } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { BUYER, ApiSession } from '../testing/api-session.js';
import { intentOfSecret } from '../testing/stripe-answers.js';
import { Orders } from './orders/orders.js';

const PRODUCT = 'finding-peace-ebook';

describe('A price change during the checkout', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let stripe: Stripe;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
    stripe = shop.app.get(Stripe);
  });
  afterAll(() => shop.stop());

  const priceIs = (cents: number) =>
    shop.pool.query('UPDATE products SET price = $2 WHERE id = $1', [PRODUCT, cents]);
  const intentOf = (secret: string) => stripe.paymentIntents.retrieve(intentOfSecret(secret));
  const ordersOf = async (email: string) =>
    (
      await shop.pool.query(
        `SELECT status, total_amount AS cents FROM orders WHERE customer_email = $1 ORDER BY created_at`,
        [email],
      )
    ).rows as { status: string; cents: number }[];

  /** One buyer in one tab, with the same key for each click. */
  function buyer(customerEmail: string, key: Record<string, string> = { 'idempotency-key': randomUUID() }) {
    const click = (amount?: number) => visitor.startPayment({ customerEmail, amount }, key);
    const isRefused = async (amount: number) => {
      const body = { productId: PRODUCT, ...BUYER, customerEmail, amount };
      const answer = await visitor.post<{ code: string }>('/api/create-payment-intent', body, key);
      return [answer.status, answer.body.code];
    };
    return { click, isRefused };
  }

  it.each([
    ['with a key', { 'idempotency-key': randomUUID() }],
    ['without one', {}],
  ] as [string, Record<string, string>][])('is charged as shown after a reload, %s', async (how, key) => {
    const email = `lowered${how.length}@example.com`;
    const { click } = buyer(email, key);
    await priceIs(999);
    const dear = await click(999);
    await priceIs(799);
    const cheap = await click(799);
    expect(await intentOf(dear)).toMatchObject({ status: 'canceled', amount: 999 });
    expect(await intentOf(cheap)).toMatchObject({ status: 'requires_payment_method', amount: 799 });
    expect((await visitor.pay(dear)).status).toBe(400);
    await visitor.pay(cheap);
    expect((await visitor.claim(cheap)).status).toBe('ready');
    expect(await ordersOf(email)).toEqual([
      { status: 'cancelled', cents: 999 },
      { status: 'fulfilled', cents: 799 },
    ]);
  });

  it('is the shop’s if the page sends none', async () => {
    const { click } = buyer('unnamed@example.com');
    await priceIs(999);
    const dear = await click();
    await priceIs(799);
    expect((await intentOf(await click())).amount).toBe(799);
    expect((await intentOf(dear)).status).toBe('canceled');
  });

  it('stays as shown for a page that has started the payment', async () => {
    const { click, isRefused } = buyer('old-page@example.com');
    await priceIs(999);
    const secret = await click(999);
    await priceIs(799);
    expect(await click(999)).toBe(secret);
    expect(await isRefused(899)).toEqual([409, 'COMMERCE.PRICE_CHANGED']);
    expect(await buyer('newcomer@example.com').isRefused(999)).toEqual([409, 'COMMERCE.PRICE_CHANGED']);
    expect((await intentOf(secret)).status).toBe('requires_payment_method');
  });

  it('can change repeatedly: each click gets a payment at its price', async () => {
    const { click } = buyer('up-and-down@example.com');
    for (const cents of [999, 799, 999, 899]) {
      await priceIs(cents);
      expect(await intentOf(await click(cents))).toMatchObject({
        status: 'requires_payment_method',
        amount: cents,
      });
    }
    expect((await ordersOf('up-and-down@example.com')).map(({ status }) => status)).toEqual([
      ...['cancelled', 'cancelled', 'cancelled', 'pending'],
    ]);
  });

  it('is charged once: the same tab gets the order that was paid at the old price', async () => {
    const email = 'paid-before@example.com';
    const { click } = buyer(email);
    await priceIs(999);
    const secret = await click(999);
    await visitor.pay(secret);
    await priceIs(799);
    expect(await click(799)).toBe(secret);
    expect((await visitor.claim(secret)).status).toBe('ready');
    expect(await ordersOf(email)).toEqual([{ status: 'fulfilled', cents: 999 }]);
  });

  it('leads to one new order for concurrent clicks', async () => {
    const email = 'impatient@example.com';
    const { click } = buyer(email);
    await priceIs(999);
    await click(999);
    await priceIs(799);
    const secrets = await Promise.all([click(799), click(799), click(799)]);
    expect(new Set(secrets).size).toBe(1);
    expect(await ordersOf(email)).toHaveLength(2);
  });

  it('leads to one new order for two concurrent clicks after a cancellation', async () => {
    const email = 'both-at-once@example.com';
    const { click } = buyer(email);
    await priceIs(999);
    await stripe.paymentIntents.cancel(intentOfSecret(await click()));
    await eventually('it to be cancelled', async () => (await ordersOf(email))[0]?.status === 'cancelled');
    const holder = await shop.pool.connect();
    try {
      // Neither can finish before both have started.
      await holder.query('BEGIN; SELECT FROM order_requests FOR UPDATE');
      const clicks = Promise.all([click(), click()]);
      await new ShopBooks(shop).lockIsWaitedFor(2);
      await holder.query('COMMIT');
      expect(new Set(await clicks).size).toBe(1);
      expect((await ordersOf(email)).map(({ status }) => status)).toEqual(['cancelled', 'pending']);
    } finally {
      holder.release(true);
    }
  });

  it('is followed up to five times in one click', async () => {
    const { isRefused } = buyer('restless@example.com');
    await priceIs(999);
    const orders = shop.app.get(Orders);
    const place = orders.place.bind(orders);
    const placed = jest.spyOn(orders, 'place');
    placed.mockImplementation(async (...input) => ({ ...(await place(...input)), isOutdated: true }));
    expect(await isRefused(999)).toEqual([500, undefined]);
    expect(placed).toHaveBeenCalledTimes(5);
    placed.mockRestore();
  });

  it('cancels a payment whose creation was never answered', async () => {
    const email = 'unanswered@example.com';
    const { click } = buyer(email);
    await priceIs(999);
    const lost = await click(999);
    await shop.pool.query('UPDATE orders SET stripe_payment_intent_id = NULL WHERE customer_email = $1', [
      email,
    ]);
    await priceIs(799);
    await click(799);
    expect((await intentOf(lost)).status).toBe('canceled');
    await eventually(
      'the old order to be cancelled',
      async () => (await ordersOf(email))[0]?.status === 'cancelled',
    );
  });
});
