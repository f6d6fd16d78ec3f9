import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { weighPayment } from './payment-mismatches.js';
import { amountText } from './payment-rules.js';

const intent = (changed: Partial<Stripe.PaymentIntent> = {}) =>
  ({
    id: 'pi_1',
    status: 'succeeded',
    amount_received: 999,
    currency: 'usd',
    ...changed,
  }) as Stripe.PaymentIntent;
const order = {
  status: 'pending' as const,
  totalCents: 999,
  stripePaymentIntentId: 'pi_1',
};
const mark = { paymentIntentId: 'pi_1', receivedAmount: 998, currency: 'usd' };
const second = { paymentIntentId: 'pi_2', receivedAmount: 999, currency: 'usd' };

describe('a payment beside its order', () => {
  it('pays for it where it is what it costs, also where the order knows of no payment yet', () => {
    expect(weighPayment(order, [], intent(), 'paid')).toEqual({ status: 'paid', mismatches: [] });
    expect(weighPayment({ ...order, stripePaymentIntentId: null }, [], intent(), 'paid').status).toBe('paid');
  });

  it.each<[string, Partial<Stripe.PaymentIntent>]>([
    ['too little', { amount_received: 998 }],
    ['too much', { amount_received: 1000 }],
    ['another currency', { currency: 'eur' }],
  ])('does not pay for it with %s, and leaves a mark', (_what, changed) => {
    const { status, mismatches } = weighPayment(order, [], intent(changed), 'paid');
    expect(status).toBeUndefined();
    expect(mismatches).toEqual([
      { ...mark, receivedAmount: changed.amount_received ?? 999, currency: changed.currency ?? 'usd' },
    ]);
  });

  it('leaves its mark once', () => {
    expect(weighPayment(order, [mark], intent({ amount_received: 998 }), 'paid').mismatches).toEqual([mark]);
  });

  it('loses its mark when the money went back, and when it fits after all', () => {
    const marks = [second, mark];
    expect(weighPayment(order, marks, intent({ amount_received: 998 }), 'refunded')).toEqual({
      status: 'refunded',
      mismatches: [second],
    });
    expect(weighPayment(order, marks, intent(), 'paid')).toEqual({ status: 'paid', mismatches: [second] });
  });

  it('keeps the marks of others, and its own while a bank decides', () => {
    const wrong = intent({ amount_received: 998 });
    expect(weighPayment(order, [second], wrong, 'paid').mismatches).toEqual([second, mark]);
    expect(weighPayment(order, [mark], wrong, 'disputed').mismatches).toEqual([mark]);
  });

  it('moves nothing as a second one: it leaves a mark, until it went back or the bank has taken it', () => {
    const paid = { ...order, status: 'fulfilled' as const };
    const other = intent({ id: 'pi_2' });
    expect(weighPayment(paid, [], other, 'paid')).toEqual({ status: undefined, mismatches: [second] });
    expect(weighPayment(paid, [second], other, 'disputed')).toEqual({
      status: undefined,
      mismatches: [second],
    });
    expect(weighPayment(paid, [second], other, 'refunded')).toEqual({ status: undefined, mismatches: [] });
    expect(weighPayment(paid, [], other, 'pending').mismatches).toEqual([]);
  });

  it('does not question what was accepted before', () => {
    expect(weighPayment({ ...order, status: 'fulfilled', totalCents: 799 }, [], intent(), 'paid')).toEqual({
      status: undefined,
      mismatches: [],
    });
  });

  it('is told in its own currency', () => {
    expect(amountText(mark)).toBe('$9.98');
    expect(amountText({ ...mark, receivedAmount: 1200, currency: 'jpy' })).toBe('¥1,200');
  });
});
