import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';
import { findNextDue } from '../src/webhooks/deliveries.js';
import { eventTypes, runSandbox, type RunningSandbox } from './testing/running-sandbox.js';

let running: RunningSandbox;
let stripe: Stripe;
beforeAll(async () => {
  running = await runSandbox();
  ({ stripe } = running);
});
afterAll(() => running.close());

function pay(amount = 2000, payment_method = 'pm_card_visa') {
  return stripe.paymentIntents.create({
    amount,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    confirm: true,
    payment_method,
  });
}

describe('refunds', () => {
  it('return the full amount by payment intent', async () => {
    const paid = await pay();
    const refund = await stripe.refunds.create({
      payment_intent: paid.id,
      reason: 'requested_by_customer',
      metadata: { ticket: '7' },
      expand: ['charge', 'payment_intent.latest_charge'],
    });
    expect(refund).toMatchObject({
      amount: 2000,
      status: 'succeeded',
      reason: 'requested_by_customer',
      metadata: { ticket: '7' },
      charge: { object: 'charge', refunded: true, amount_refunded: 2000 },
      payment_intent: { status: 'succeeded', latest_charge: { refunded: true } },
    });
    expect((await eventTypes(stripe)).slice(-2)).toEqual(['refund.created', 'charge.refunded']);
    await expect(stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({ id: refund.id });
    const { data } = await stripe.refunds.list({ payment_intent: paid.id });
    expect(data.map(({ id }) => id)).toEqual([refund.id]);
  });

  it('return parts by charge, and reject more than the rest', async () => {
    const paid = await pay();
    const charge = String(paid.latest_charge);
    await stripe.refunds.create({ charge, amount: 500 });
    await expect(stripe.refunds.create({ charge, amount: 1501 })).rejects.toMatchObject({
      statusCode: 400,
      param: 'amount',
    });
    await stripe.refunds.create({ charge });
    await expect(stripe.charges.retrieve(charge)).resolves.toMatchObject({
      amount_refunded: 2000,
      refunded: true,
    });
    await expect(stripe.refunds.create({ charge })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('never exceed the payment under concurrent requests', async () => {
    const paid = await pay(1000);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => stripe.refunds.create({ payment_intent: paid.id, amount: 400 })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(stripe.charges.retrieve(String(paid.latest_charge))).resolves.toMatchObject({
      amount_refunded: 800,
    });
  });

  it('are rejected for unpaid and missing payments', async () => {
    const unpaid = await stripe.paymentIntents.create({ amount: 900, currency: 'usd' });
    await expect(stripe.refunds.create({ payment_intent: unpaid.id })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    });
    await expect(stripe.refunds.create({ payment_intent: 'pi_none' })).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: 'parameter_missing' });
  });

  it('stay pending with one card, also for repeated requests with the same key', async () => {
    const slow = await runSandbox(3_600_000);
    try {
      const paid = await slow.stripe.paymentIntents.create({
        amount: 2000,
        currency: 'usd',
        automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
        confirm: true,
        payment_method: 'pm_card_pendingRefund',
      });
      const request = { payment_intent: paid.id, amount: 700 };
      const first = await slow.stripe.refunds.create(request, { idempotencyKey: 'once' });
      expect(first).toMatchObject({ status: 'pending', pending_reason: 'processing' });
      expect((await slow.stripe.refunds.create(request, { idempotencyKey: 'once' })).id).toBe(first.id);
      await expect(
        slow.stripe.refunds.create({ ...request, amount: 701 }, { idempotencyKey: 'once' }),
      ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
      // Wakes webhook delivery.
      await slow.pool.query('update stripe_sandbox.webhook_deliveries set next_attempt_at = null');
      expect((await findNextDue(slow.pool)).ms).toBeGreaterThan(3_500_000);
      await slow.pool.query('update stripe_sandbox.refund_changes set due_at = now()');
      const settled = await slow.stripe.refunds.retrieve(first.id);
      expect([settled.status, settled.pending_reason]).toEqual(['succeeded', undefined]);
      expect((await eventTypes(slow.stripe)).slice(-1)).toEqual(['refund.updated']);
    } finally {
      await slow.close();
    }
  });

  it('fail at the bank with another card, and can be repeated', async () => {
    const paid = await pay(2000, 'pm_card_refundFail');
    const refund = await stripe.refunds.create({ payment_intent: paid.id });
    expect(refund.status).toBe('succeeded');
    await expect(stripe.refunds.retrieve(refund.id)).resolves.toMatchObject({
      status: 'failed',
      failure_reason: 'expired_or_canceled_card',
    });
    await expect(stripe.charges.retrieve(String(paid.latest_charge))).resolves.toMatchObject({
      amount_refunded: 0,
      refunded: false,
    });
    expect((await eventTypes(stripe)).slice(-2)).toEqual(['refund.updated', 'refund.failed']);
    await expect(stripe.refunds.create({ payment_intent: paid.id, amount: 100 })).resolves.toMatchObject({
      amount: 100,
    });
  });
});
