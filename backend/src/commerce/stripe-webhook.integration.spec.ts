import { createHmac } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import Stripe from 'stripe';

import { Configuration } from '../platform/config/configuration.js';
import { OutboxNotifier } from '../platform/jobs/outbox-notifier.js';
import { eventually, Gate } from '../testing/eventually.js';
import { openShop, type RunningShop, WEBHOOK_SECRET } from '../testing/running-shop.js';
import { ShopBooks } from '../testing/shop-books.js';
import { ApiSession } from '../testing/api-session.js';
import { intentOfSecret } from '../testing/stripe-answers.js';

const ADDRESS = '/api/stripe/webhook';

function sign(body: string, secret = WEBHOOK_SECRET, timestamp = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `t=${timestamp},v1=${signature}`;
}

function event(id: string, type: string, paymentIntentId: string): string {
  const created = Math.floor(Date.now() / 1000);
  const object = { id: paymentIntentId, object: 'payment_intent' };
  return JSON.stringify({ id, object: 'event', type, created, data: { object } });
}

describe('The Stripe webhook', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    // A long timeout, so that nothing is left to a job on a slow machine.
    shop = await openShop({ STRIPE_TIMEOUT_MS: '600000' });
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const post = (body: string, signature?: string) =>
    visitor.post<{ status: number; code: string; received?: boolean }>(
      ADDRESS,
      body,
      signature ? { 'stripe-signature': signature } : {},
    );
  const stored = async (id: string) =>
    (await shop.pool.query('SELECT count(*)::int AS n FROM stripe_events WHERE id = $1', [id])).rows[0]
      .n as number;
  const settlingOf = async (paymentIntentId: string) =>
    (
      await shop.pool.query(
        `SELECT count(*)::int AS n FROM outbox WHERE job = 'settle-payment' AND payload->>'paymentIntentId' = $1`,
        [paymentIntentId],
      )
    ).rows[0].n as number;
  const statusOf = async (email: string) =>
    (await shop.pool.query('SELECT status FROM orders WHERE customer_email = $1', [email])).rows[0]
      .status as string;
  const mailsOf = async (email: string) =>
    (
      await shop.pool.query(
        `SELECT count(*)::int AS n FROM outbox WHERE job = 'send-order-mail' AND payload->>'orderId' =
          (SELECT id FROM orders WHERE customer_email = $1)`,
        [email],
      )
    ).rows[0].n as number;

  it('ignores a payment that this key cannot see (C12)', async () => {
    const body = event('evt_foreign', 'payment_intent.succeeded', 'pi_of_another_account');
    expect((await post(body, sign(body))).status).toBe(200);
    await new ShopBooks(shop).allWorkIsDone();
    const { rows } = await shop.pool.query(
      `SELECT failures FROM outbox WHERE payload ->> 'paymentIntentId' = 'pi_of_another_account' AND closed_at IS NULL`,
    );
    expect(rows).toEqual([]);
  });

  it('drops an event of the other mode (C12)', async () => {
    const kept = JSON.parse(event('evt_live', 'charge.refunded', 'pi_live')) as object;
    const body = JSON.stringify({ ...kept, livemode: true });
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await stored('evt_live')).toBe(0);
  });

  it.each([
    ['no signature', () => undefined],
    ['a forged signature', (body: string) => sign(body, 'whsec_of_somebody_else')],
    [
      'a stale signature',
      (body: string) => sign(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000) - 3_600),
    ],
    ['a signature of another body', () => sign('{}')],
    ['nonsense', () => 't=now,v1=zero'],
  ])('rejects %s and stores nothing', async (_name, signatureOf) => {
    const body = event('evt_refused', 'payment_intent.succeeded', 'pi_none');
    const answer = await post(body, signatureOf(body));
    expect([answer.status, answer.body.code]).toEqual([400, 'COMMERCE.WEBHOOK_SIGNATURE_INVALID']);
    expect(await stored('evt_refused')).toBe(0);
  });

  it('trusts the payment, not the event, even if it is signed', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'liar@example.com' });
    const id = intentOfSecret(secret);
    const body = event('evt_lie', 'payment_intent.succeeded', id);
    expect((await post(body, sign(body))).status).toBe(200);
    expect([await stored('evt_lie'), await settlingOf(id)]).toEqual([1, 0]);
    expect(await statusOf('liar@example.com')).toBe('pending');
  });

  it('settles a payment before it responds, without a job', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'paid@example.com' });
    const id = intentOfSecret(secret);
    await visitor.pay(secret);
    const body = event('evt_paid', 'payment_intent.succeeded', id);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await statusOf('paid@example.com')).toBe('fulfilled');
    const again = event('evt_paid_again', 'payment_intent.succeeded', id);
    expect((await post(again, sign(again))).status).toBe(200);
    for (const kept of ['evt_paid', 'evt_paid_again'])
      expect([await stored(kept), await settlingOf(id)]).toEqual([1, 0]);
  });

  it('stores an event of an unknown payment, and leaves it to a job', async () => {
    const body = event('evt_unknown', 'payment_intent.succeeded', 'pi_unknown');
    expect((await post(body, sign(body))).status).toBe(200);
    expect([await stored('evt_unknown'), await settlingOf('pi_unknown')]).toEqual([1, 1]);
  });

  it('leaves a payment to a job if Stripe is slow', async () => {
    const email = 'slow@example.com';
    const secret = await visitor.startPayment({ customerEmail: email });
    const id = intentOfSecret(secret);
    const { paymentIntents } = shop.app.get(Stripe);
    const ask = paymentIntents.retrieve.bind(paymentIntents);
    const gate = new Gate();
    const retrieve = jest
      .spyOn(paymentIntents, 'retrieve')
      .mockImplementation(((asked: string, options: Stripe.PaymentIntentRetrieveParams) =>
        gate.passage.then(() => ask(asked, options))) as typeof ask);
    const { stripe: limits } = shop.app.get(Configuration).timeLimits;
    const { timeoutMs } = limits;
    limits.timeoutMs = 3;
    await visitor.pay(secret);
    const body = event('evt_slow', 'payment_intent.succeeded', id);
    expect((await post(body, sign(body))).status).toBe(200);
    expect([await stored('evt_slow'), await statusOf(email)]).toEqual([1, 'pending']);
    expect(await settlingOf(id)).toBeGreaterThan(0);
    retrieve.mockRestore();
    limits.timeoutMs = timeoutMs;
    gate.open();
    await eventually('the order to be delivered', async () => (await statusOf(email)) === 'fulfilled');
    expect(await mailsOf(email)).toBe(1);
  });

  it('ignores an event that only accompanies another one', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'along@example.com' });
    const id = intentOfSecret(secret);
    const body = event('evt_along', 'payment_intent.created', id);
    expect((await post(body, sign(body))).status).toBe(200);
    expect(await stored('evt_along')).toBe(0);
    const { rows } = await shop.pool.query(`SELECT job FROM outbox WHERE payload->>'paymentIntentId' = $1`, [
      id,
    ]);
    expect(rows).toEqual([]);
  });

  it('handles an event once, and any order of arrival has the same result', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'order@example.com' });
    const id = intentOfSecret(secret);
    await visitor.pay(secret);
    const late = ['payment_intent.succeeded', 'payment_intent.payment_failed', 'payment_intent.created'];
    for (const [index, type] of [...late, ...late].entries()) {
      const body = event(`evt_late_${index % late.length}`, type, id);
      expect((await post(body, sign(body))).body).toEqual({ received: true });
    }
    await eventually(
      'the order to be delivered',
      async () => (await statusOf('order@example.com')) === 'fulfilled',
    );
    expect(await stored('evt_late_0')).toBe(1);
    expect(await mailsOf('order@example.com')).toBe(1);
    const announced = jest.spyOn(shop.app.get(OutboxNotifier), 'announce');
    for (const known of ['evt_late_1', 'evt_later']) {
      const body = event(known, 'payment_intent.payment_failed', id);
      await post(body, sign(body));
    }
    const settling = { job: 'settle-payment', payload: { paymentIntentId: id, isOfIntent: true } };
    expect(announced).not.toHaveBeenCalledWith(expect.anything(), expect.objectContaining(settling));
    announced.mockRestore();
  });

  it('ends access after a refund', async () => {
    const secret = await visitor.startPayment({ customerEmail: 'refund@example.com' });
    await visitor.pay(secret);
    const [pdf] = (await visitor.claim(secret)).downloads;
    // After an earlier refund, no email with books is sent.
    await eventually('the email with the books', async () =>
      (await visitor.mailsTo('refund@example.com')).at(0),
    );
    const id = intentOfSecret(secret);
    await shop.app.get(Stripe).refunds.create({ payment_intent: id });
    await eventually(
      'the refund to be known',
      async () => (await statusOf('refund@example.com')) === 'refunded',
    );
    expect((await visitor.claim(secret)).downloads).toEqual([]);
    expect((await fetch(`${shop.url}${pdf?.url}`)).status).toBe(403);
    const emails = await eventually('an email that says so', async () => {
      const mails = await visitor.mailsTo('refund@example.com');
      return mails.some(({ subject }) => subject?.includes('Your refund for')) ? mails : undefined;
    });
    expect(emails).toHaveLength(2);
  });

  it('stores an event without a payment, with its own time', async () => {
    const body = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'customer.created',
      created: 1,
      data: { object: { id: 'cus_1', object: 'customer' } },
    });
    expect((await post(body, sign(body))).status).toBe(200);
    const { rows } = await shop.pool.query(
      `SELECT created_at AS at FROM stripe_events WHERE id = 'evt_other'`,
    );
    expect(rows).toEqual([{ at: new Date(1_000) }]);
  });
});
