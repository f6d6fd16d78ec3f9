import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { assessPayment } from './payment-mismatches.js';
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

describe('A payment', () => {
  it('pays its order if the amount matches, even if the order has no payment yet', () => {
    expect(assessPayment(order, [], intent(), 'paid')).toEqual({ status: 'paid', mismatches: [] });
    expect(assessPayment({ ...order, stripePaymentIntentId: null }, [], intent(), 'paid').status).toBe(
      'paid',
    );
  });

  it.each<[string, Partial<Stripe.PaymentIntent>]>([
    ['too little', { amount_received: 998 }],
    ['too much', { amount_received: 1000 }],
    ['another currency', { currency: 'eur' }],
  ])('is marked and does not pay its order: %s', (_name, changed) => {
    const { status, mismatches } = assessPayment(order, [], intent(changed), 'paid');
    expect(status).toBeUndefined();
    expect(mismatches).toEqual([
      { ...mark, receivedAmount: changed.amount_received ?? 999, currency: changed.currency ?? 'usd' },
    ]);
  });

  it('is marked once', () => {
    expect(assessPayment(order, [mark], intent({ amount_received: 998 }), 'paid').mismatches).toEqual([mark]);
  });

  it('loses its mark when it is refunded, or matches after all', () => {
    const marks = [second, mark];
    expect(assessPayment(order, marks, intent({ amount_received: 998 }), 'refunded')).toEqual({
      status: 'refunded',
      mismatches: [second],
    });
    expect(assessPayment(order, marks, intent(), 'paid')).toEqual({ status: 'paid', mismatches: [second] });
  });

  it('keeps the marks of others, and its own during a dispute', () => {
    const wrong = intent({ amount_received: 998 });
    expect(assessPayment(order, [second], wrong, 'paid').mismatches).toEqual([second, mark]);
    expect(assessPayment(order, [mark], wrong, 'disputed').mismatches).toEqual([mark]);
  });

  it('is only marked if it is a second one, until it is refunded or charged back', () => {
    const paid = { ...order, status: 'fulfilled' as const };
    const other = intent({ id: 'pi_2' });
    expect(assessPayment(paid, [], other, 'paid')).toEqual({ status: undefined, mismatches: [second] });
    expect(assessPayment(paid, [second], other, 'disputed')).toEqual({
      status: undefined,
      mismatches: [second],
    });
    expect(assessPayment(paid, [second], other, 'refunded')).toEqual({ status: undefined, mismatches: [] });
    expect(assessPayment(paid, [], other, 'pending').mismatches).toEqual([]);
  });

  it('is not marked after it was accepted', () => {
    expect(assessPayment({ ...order, status: 'fulfilled', totalCents: 799 }, [], intent(), 'paid')).toEqual({
      status: undefined,
      mismatches: [],
    });
  });

  it('is reported in its own currency', () => {
    expect(amountText(mark)).toBe('$9.98');
    expect(amountText({ ...mark, receivedAmount: 1200, currency: 'jpy' })).toBe('¥1,200');
  });
});
