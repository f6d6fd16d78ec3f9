import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import type { OrderStatus } from '../orders/order-rules.js';
import {
  mismatchRefusal,
  refundedCents,
  refundableCents,
  refuseRefund,
  refundTransitions,
  refundOutcome,
  type RefundStatus,
} from './refund-rules.js';
import { makeRefund } from './refunds.jobs.js';

const order = (status: OrderStatus) => ({ status, totalCents: 999, stripePaymentIntentId: 'pi_1' });
const refund = (amountCents: number, status: RefundStatus = 'succeeded') => ({ amountCents, status });
const input = (amountCents: number, seenGivenBackCents = 0) => ({ amountCents, seenGivenBackCents });

describe('The refundable amount', () => {
  it('is the payment less succeeded and pending refunds', () => {
    const refunds = [refund(200), refund(100, 'asked'), refund(50, 'pending'), refund(400, 'failed')];
    expect(refundedCents(refunds)).toBe(350);
    expect(refundableCents(order('fulfilled'), refunds)).toBe(649);
  });

  it.each(['pending', 'processing', 'failed', 'cancelled'] as const)(
    'is 0 for an order that is %s',
    (status) => {
      expect(refundableCents(order(status), [])).toBe(0);
      expect(() => refuseRefund(order(status), [], input(100))).toThrow('This order hasn’t been paid');
    },
  );

  it('is 0 during a dispute, or without a payment', () => {
    expect(() => refuseRefund(order('disputed'), [], input(100))).toThrow('in dispute at the bank');
    const unpaid = { ...order('fulfilled'), stripePaymentIntentId: null };
    expect(refundableCents(unpaid, [])).toBe(0);
    expect(() => refuseRefund(unpaid, [], input(100))).toThrow('paid for here but at another shop');
  });

  it('includes a mismatched payment in any order status, unless that payment is disputed', () => {
    for (const status of ['pending', 'cancelled', 'fulfilled', 'refunded'] as const)
      expect(mismatchRefusal(order(status), 'pi_1')).toBeUndefined();
    expect(mismatchRefusal(order('disputed'), 'pi_1')).toEqual([
      'COMMERCE.REFUND_IN_DISPUTE',
      expect.stringContaining('in dispute at the bank'),
    ]);
    expect(mismatchRefusal(order('disputed'), 'pi_2')).toBeUndefined();
  });

  it('is 0 after a full refund, unless the bank returned it', () => {
    expect(() => refuseRefund(order('refunded'), [refund(999)], input(1, 999))).toThrow(
      'already been fully refunded',
    );
    expect(refundableCents(order('refunded'), [refund(999, 'failed')])).toBe(999);
    expect(refundableCents(order('refunded'), [refund(300)])).toBe(0);
    expect(refundableCents(order('refunded'), [refund(300), refund(699, 'failed')])).toBe(699);
  });

  it('is 0 if everything is refunded, and never negative', () => {
    expect(refundableCents(order('fulfilled'), [refund(999)])).toBe(0);
    expect(refundableCents(order('fulfilled'), [refund(900), refund(900)])).toBe(0);
  });

  it('limits a refund, which also fails if another refund was made in the meantime', () => {
    expect(() => refuseRefund(order('sent'), [refund(300)], input(700, 300))).toThrow(
      'You can still refund up to $6.99',
    );
    expect(() => refuseRefund(order('sent'), [refund(300)], input(300, 0))).toThrow(
      '$3.00 has been refunded by now, not $0.00',
    );
    expect(() => refuseRefund(order('sent'), [refund(300)], input(699, 300))).not.toThrow();
  });

  it('appears in the error at the amount field', () => {
    expect(() => refuseRefund(order('sent'), [], input(1_000))).toThrow(
      expect.objectContaining({
        errors: [{ field: 'amountCents', message: 'You can still refund up to $9.99 of this order.' }],
      }),
    );
  });
});

describe('The status of a refund', () => {
  it('may change from succeeded to failed, which is final', () => {
    for (const to of ['pending', 'succeeded', 'failed'] as const) {
      expect(canTransition(refundTransitions, 'asked', to)).toBe(true);
      expect(canTransition(refundTransitions, 'pending', to)).toBe(to !== 'pending');
    }
    expect(canTransition(refundTransitions, 'succeeded', 'failed')).toBe(true);
    expect(canTransition(refundTransitions, 'succeeded', 'pending')).toBe(false);
    expect(canTransition(refundTransitions, 'failed', 'succeeded')).toBe(false);
  });

  it('follows Stripe’s status, and is pending for an unknown one', () => {
    expect(
      ['succeeded', 'failed', 'canceled', 'pending', 'requires_action', null].map(refundOutcome),
    ).toEqual(['succeeded', 'failed', 'failed', 'pending', 'pending', 'pending']);
  });

  it('is retried soon, and for two days, while Stripe does not answer', () => {
    const minutes = (makeRefund.retryDelaysMs ?? []).map((delayMs) => delayMs / 60_000);
    expect(minutes[0]).toBe(5);
    expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
    expect(minutes.reduce((total, each) => total + each, 0)).toBeGreaterThan(40 * 60);
    expect(makeRefund.backoffMs).toBeGreaterThan(0);
  });
});
