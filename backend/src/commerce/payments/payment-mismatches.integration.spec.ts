import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { ShopOwner } from '../../testing/shop-owner.js';
import { OWNER, type ShopStaff, signInOwner } from '../../testing/shop-staff.js';
import { ShopVisitor } from '../../testing/shop-visitor.js';

interface SeenOrder {
  status: string;
  isStuck: boolean;
  paymentMismatches: { paymentIntentId: string; received: string; isSecond: boolean }[];
}

const SUBJECT = /^Please look at a payment of order /;

describe('money that was taken and does not fit its order', () => {
  let shop: RunningShop;
  let visitor: ShopVisitor;
  let books: ShopBooks;
  let staff: ShopStaff;
  let owner: ShopOwner;
  let stripe: Stripe;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    visitor = new ShopVisitor(shop);
    books = new ShopBooks(shop);
    staff = await signInOwner(shop);
    owner = new ShopOwner(shop, visitor);
    stripe = shop.app.get(Stripe);
  });
  afterAll(() => shop.stop());

  const idOf = (secret: string) => secret.split('_secret_')[0] ?? '';
  const seen = async (email: string) => {
    const { orderId } = await books.saleTo(email);
    return (await staff.ask<SeenOrder>('GET', `/api/admin/orders/${orderId}`)).body;
  };
  const stuckCount = async () =>
    (await staff.ask<{ stuck: number }>('GET', '/api/admin/orders/overview')).body.stuck;
  const lettersOf = async (email: string) =>
    (await owner.lettersOf(email)).filter(({ subject }) => SUBJECT.test(subject ?? ''));

  it('is held where it is not what the order costs: no files, a mark, one message; and the mark goes with the money', async () => {
    const email = 'too-little@example.com';
    const before = await stuckCount();
    const secret = await visitor.startPayment({ customerEmail: email });
    await shop.pool.query('UPDATE orders SET total_amount = 1999 WHERE customer_email = $1', [email]);
    await visitor.pay(secret);
    expect(await visitor.claim(secret)).toMatchObject({ status: 'processing', downloads: [] });
    await visitor.claim(secret);
    await books.allWorkIsDone();
    expect(await books.saleTo(email)).toMatchObject({ status: 'pending', grants: 0 });
    expect(await seen(email)).toMatchObject({
      isStuck: true,
      paymentMismatches: [{ paymentIntentId: idOf(secret), received: '$9.99', isSecond: false }],
    });
    expect(await stuckCount()).toBe(before + 1);
    const letters = await lettersOf(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('$9.99');
    expect(letters[0]?.text).toContain('$19.99');
    expect(letters[0]?.text).toContain(idOf(secret));
    expect(await visitor.mailsTo(email)).toEqual([]);

    await stripe.refunds.create({ payment_intent: idOf(secret) });
    await books.becomes(email, 'refunded');
    expect(await seen(email)).toMatchObject({ isStuck: false, paymentMismatches: [] });
    expect(await stuckCount()).toBe(before);
  });

  it('is held where it came in another currency', async () => {
    const email = 'euros@example.com';
    const secret = await visitor.startPayment({ customerEmail: email });
    await shop.pool.query(
      `UPDATE stripe_sandbox.payment_intents SET body = (body::jsonb || '{"currency": "eur"}')::json WHERE id = $1`,
      [idOf(secret)],
    );
    await visitor.pay(secret);
    expect(await visitor.claim(secret)).toMatchObject({ status: 'processing', downloads: [] });
    expect((await seen(email)).paymentMismatches).toMatchObject([{ received: '€9.99' }]);
  });

  it('is told of where an order is paid a second time: the purchase stays as it is', async () => {
    const email = 'twice-paid@example.com';
    const secret = await visitor.startPayment({ customerEmail: email });
    await visitor.pay(secret);
    await visitor.claim(secret);
    const { orderId } = await books.saleTo(email);
    const other = await stripe.paymentIntents.create({
      amount: 999,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { order_id: orderId },
    });
    await visitor.pay(other.client_secret ?? '');
    await owner.letter(email, SUBJECT);
    await books.allWorkIsDone();
    expect(await seen(email)).toMatchObject({
      status: 'fulfilled',
      isStuck: true,
      paymentMismatches: [{ paymentIntentId: other.id, received: '$9.99', isSecond: true }],
    });
    expect(await lettersOf(email)).toHaveLength(1);
    // It proves no purchase of its own.
    const claim = await visitor.post('/api/purchases/claim', { clientSecret: other.client_secret });
    expect(claim.status).toBe(404);

    await stripe.refunds.create({ payment_intent: other.id });
    await eventually('the mark to go with the money', async () => !(await seen(email)).isStuck);
    await books.allWorkIsDone();
    expect(await seen(email)).toMatchObject({ status: 'fulfilled', paymentMismatches: [] });
    expect(await visitor.mailsTo(email)).toHaveLength(1);
  });
});
