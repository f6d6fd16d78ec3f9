import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ShopBooks } from '../../testing/shop-books.js';
import { OwnerInbox } from '../../testing/owner-inbox.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInHelper, signInOwner } from '../../testing/staff-sessions.js';
import { intentOfSecret } from '../../testing/stripe-answers.js';

interface SeenOrder {
  status: string;
  isStuck: boolean;
  paymentMismatches: {
    paymentIntentId: string;
    received: string;
    isSecond: boolean;
    isRefundable: boolean;
  }[];
  givenBackCents: number;
  timeline: { kind: string; by: string | null; text: string | null }[];
  code: string;
  detail: string;
}

const SUBJECT = /^Please check a payment for order /;

describe('A mismatched payment', () => {
  let shop: RunningShop;
  let visitor: ApiSession;
  let books: ShopBooks;
  let staff: ApiSession;
  let owner: OwnerInbox;
  let stripe: Stripe;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, SANDBOX_DISPUTE_AFTER_MS: '3600000' });
    visitor = new ApiSession(shop);
    books = new ShopBooks(shop);
    staff = await signInOwner(shop);
    owner = new OwnerInbox(shop, visitor);
    stripe = shop.app.get(Stripe);
  });
  afterAll(() => shop.stop());

  const seen = async (email: string) => {
    const { orderId } = await books.saleTo(email);
    return (await staff.get<SeenOrder>(`/api/admin/orders/${orderId}`)).body;
  };
  const stuckCount = async () =>
    (await staff.get<{ stuck: number }>('/api/admin/orders/overview')).body.stuck;
  const lettersOf = async (email: string) =>
    (await owner.emailsAbout(email)).filter(({ subject }) => SUBJECT.test(subject ?? ''));

  /** Pays $9.99 for an order of $19.99. */
  async function payTooLittle(email: string): Promise<string> {
    const secret = await visitor.startPayment({ customerEmail: email });
    await shop.pool.query('UPDATE orders SET total_amount = 1999 WHERE customer_email = $1', [email]);
    await visitor.pay(secret);
    return secret;
  }

  it('is held if its amount is wrong: no files, one mark, one email; a refund clears the mark', async () => {
    const email = 'too-little@example.com';
    const before = await stuckCount();
    const secret = await payTooLittle(email);
    expect(await visitor.claim(secret)).toMatchObject({ status: 'processing', downloads: [] });
    await visitor.claim(secret);
    await books.allWorkIsDone();
    expect(await books.saleTo(email)).toMatchObject({ status: 'pending', grants: 0 });
    expect(await seen(email)).toMatchObject({
      isStuck: true,
      paymentMismatches: [{ paymentIntentId: intentOfSecret(secret), received: '$9.99', isSecond: false }],
    });
    expect(await stuckCount()).toBe(before + 1);
    const letters = await lettersOf(email);
    expect(letters).toHaveLength(1);
    expect(letters[0]?.text).toContain('$9.99');
    expect(letters[0]?.text).toContain('$19.99');
    expect(letters[0]?.text).toContain(intentOfSecret(secret));
    expect(letters[0]?.text).toContain(`/admin/shop/orders/${(await books.saleTo(email)).orderId}`);
    expect(letters[0]?.text).not.toContain('paid twice');
    expect(letters[0]?.text).toContain('We didn’t deliver anything for this payment.');
    expect(await visitor.mailsTo(email)).toEqual([]);

    await stripe.refunds.create({ payment_intent: intentOfSecret(secret) });
    await books.becomes(email, 'refunded');
    expect(await seen(email)).toMatchObject({ isStuck: false, paymentMismatches: [] });
    expect(await stuckCount()).toBe(before);
  });

  /** Pays an order a second time. */
  async function payAgain(email: string, card?: string, currency = 'usd'): Promise<string> {
    const secret = await visitor.startPayment({ customerEmail: email });
    await visitor.pay(secret);
    await books.becomes(email, 'fulfilled');
    const { orderId } = await books.saleTo(email);
    const other = await stripe.paymentIntents.create({
      amount: 999,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
      metadata: { order_id: orderId },
    });
    await shop.pool.query(
      `UPDATE stripe_sandbox.payment_intents SET body = (body::jsonb || jsonb_build_object('currency', $2::text))::json
       WHERE id = $1`,
      [other.id, currency],
    );
    await visitor.pay(other.client_secret ?? '', card);
    await eventually('its mark', async () => (await seen(email)).paymentMismatches.length === 1);
    return other.id;
  }
  const refund = async (email: string, payment: string, by = staff, refundId: string = randomUUID()) => {
    const { orderId } = await books.saleTo(email);
    const body = { refundId, reason: 'It does not fit' };
    return by.post<SeenOrder>(`/api/admin/orders/${orderId}/payments/${payment}/refund`, body);
  };
  const refundsOf = async (payment: string) =>
    (await stripe.refunds.list({ payment_intent: payment })).data.map(({ amount }) => amount);

  it('is refunded in full, once, from the order’s page', async () => {
    const email = 'goes-back@example.com';
    const secret = await payTooLittle(email);
    await visitor.claim(secret);
    const click = randomUUID();
    const [first, second] = await Promise.all([
      refund(email, intentOfSecret(secret), staff, click),
      refund(email, intentOfSecret(secret), staff, click),
    ]);
    expect([first.status, second.status].toSorted()).not.toContain(500);
    expect([first.status, second.status]).toContain(200);
    expect(await seen(email)).toMatchObject({
      status: 'refunded',
      isStuck: false,
      givenBackCents: 999,
      paymentMismatches: [],
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'payment-refund-asked', by: expect.any(String), text: '$9.99' }),
      ]),
    });
    expect(await refundsOf(intentOfSecret(secret))).toEqual([999]);
    expect((await refund(email, intentOfSecret(secret))).body.code).toBe('COMMERCE.REFUND_CHANGED');
    await books.allWorkIsDone();
    const [letter] = await visitor.mailsTo(email);
    expect(letter?.text).toContain('$9.99');
    expect(letter?.text).not.toContain('$19.99');
  });

  it('is refunded if the order was paid twice, and the purchase stays valid', async () => {
    const email = 'second-goes-back@example.com';
    const payment = await payAgain(email);
    const { status, body } = await refund(email, payment);
    expect([status, body.status, body.isStuck, body.givenBackCents]).toEqual([200, 'fulfilled', false, 0]);
    expect(await refundsOf(payment)).toEqual([999]);
    const { rows } = await shop.pool.query(
      `SELECT before, reason FROM audit_log WHERE action = 'order.payment-refunded' AND before ->> 'paymentIntentId' = $1`,
      [payment],
    );
    expect(rows).toEqual([
      { before: { paymentIntentId: payment, received: '$9.99' }, reason: 'It does not fit' },
    ]);
  });

  it('loses its mark on a click if it was refunded at Stripe before the event arrived', async () => {
    const email = 'went-back@example.com';
    const payment = await payAgain(email);
    await shop.pool.query(
      `CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$`,
    );
    await shop.pool.query(
      'CREATE TRIGGER unheard BEFORE INSERT ON stripe_events FOR EACH ROW EXECUTE FUNCTION hold()',
    );
    await stripe.refunds.create({ payment_intent: payment });
    const { status, body } = await refund(email, payment);
    await shop.pool.query('DROP FUNCTION hold CASCADE');
    expect([status, body.paymentMismatches]).toEqual([200, []]);
    expect(await refundsOf(payment)).toEqual([999]);
  });

  it('is refunded by the owner only, and only if it is marked', async () => {
    const email = 'not-by-anybody@example.com';
    const payment = await payAgain(email);
    expect((await refund(email, payment, await signInHelper(shop))).status).toBe(403);
    expect(await refund(email, 'pi_of_somebody_else')).toMatchObject({
      status: 409,
      body: { code: 'COMMERCE.REFUND_CHANGED' },
    });
    expect(await refundsOf(payment)).toEqual([]);
  });

  it('is not refunded while it is in dispute', async () => {
    const email = 'disputed-twice@example.com';
    const payment = await payAgain(email, 'pm_card_createDispute');
    await shop.pool.query('UPDATE stripe_sandbox.dispute_openings SET due_at = now()');
    await stripe.disputes.list({ payment_intent: payment });
    const { status, body } = await refund(email, payment);
    expect([status, body.code, body.detail]).toEqual([
      409,
      'COMMERCE.REFUND_REFUSED',
      'The payment is in dispute at the bank, so you can’t refund it as well.',
    ]);
    expect((await seen(email)).paymentMismatches).toMatchObject([{ isSecond: true, isRefundable: true }]);
  });

  it('is not refunded for an order in dispute, and Stripe is not called', async () => {
    const email = 'disputed-itself@example.com';
    const secret = await payTooLittle(email);
    await visitor.claim(secret);
    await shop.pool.query(`UPDATE orders SET status = 'disputed' WHERE customer_email = $1`, [email]);
    const asking = jest.spyOn(stripe.refunds, 'create');
    const { status, body } = await refund(email, intentOfSecret(secret));
    expect([status, body.code]).toEqual([409, 'COMMERCE.REFUND_IN_DISPUTE']);
    expect(asking).not.toHaveBeenCalled();
    asking.mockRestore();
  });

  it('is not refunded repeatedly if Stripe does not answer, and stays marked', async () => {
    const email = 'silent@example.com';
    const payment = await payAgain(email);
    await shop.pool.query('ALTER TABLE stripe_sandbox.refunds RENAME TO out_of_order');
    const { status, body } = await refund(email, payment);
    await shop.pool.query('ALTER TABLE stripe_sandbox.out_of_order RENAME TO refunds');
    expect([status, body.code]).toEqual([503, 'COMMERCE.PAYMENT_UNAVAILABLE']);
    const asking = jest.spyOn(stripe.refunds, 'create').mockRejectedValueOnce(new Error('a mistake'));
    expect((await refund(email, payment)).status).toBe(500);
    asking.mockRestore();
    expect((await seen(email)).isStuck).toBe(true);
    expect((await refund(email, payment)).status).toBe(200);
  });

  it('is held if it is in another currency', async () => {
    const email = 'euros@example.com';
    const secret = await visitor.startPayment({ customerEmail: email });
    await shop.pool.query(
      `UPDATE stripe_sandbox.payment_intents SET body = (body::jsonb || '{"currency": "eur"}')::json WHERE id = $1`,
      [intentOfSecret(secret)],
    );
    await visitor.pay(secret);
    expect(await visitor.claim(secret)).toMatchObject({ status: 'processing', downloads: [] });
    expect((await seen(email)).paymentMismatches).toMatchObject([{ received: '€9.99' }]);
  });

  it('is reported in its own currency, not as a second payment, for a paid order (C21)', async () => {
    const email = 'euros-again@example.com';
    await payAgain(email, undefined, 'eur');
    const { text } = await owner.waitForEmail(email, SUBJECT);
    expect(text).toContain('A payment of €9.99, in another currency, came in for Finding Peace');
    expect(text).not.toContain('twice');
    expect((await seen(email)).paymentMismatches).toMatchObject([{ received: '€9.99', isSecond: false }]);
  });

  it('is reported if the order was paid twice; the purchase stays as it is', async () => {
    const email = 'twice-paid@example.com';
    const payment = await payAgain(email);
    expect((await owner.waitForEmail(email, SUBJECT)).text).toContain(
      'was paid twice: another $9.99 came in',
    );
    await books.allWorkIsDone();
    expect(await seen(email)).toMatchObject({
      status: 'fulfilled',
      isStuck: true,
      paymentMismatches: [{ paymentIntentId: payment, received: '$9.99', isSecond: true }],
    });
    expect(await lettersOf(email)).toHaveLength(1);
    // It is no proof of purchase.
    const { client_secret: clientSecret } = await stripe.paymentIntents.retrieve(payment);
    const claim = await visitor.post('/api/purchases/claim', { clientSecret });
    expect(claim.status).toBe(404);

    await stripe.refunds.create({ payment_intent: payment });
    await eventually('the mark to go with the money', async () => !(await seen(email)).isStuck);
    await books.allWorkIsDone();
    expect(await seen(email)).toMatchObject({ status: 'fulfilled', paymentMismatches: [] });
    expect(await visitor.mailsTo(email)).toHaveLength(1);
  });
});
