import { describe, expect, it } from '@jest/globals';
import type Stripe from 'stripe';

import { isDisputed, paymentOutcome } from './payment-outcome.js';

const intent = (fields: object) => ({ status: 'succeeded', ...fields }) as Stripe.PaymentIntent;
const charged = (charge: object) =>
  intent({ latest_charge: { disputed: false, refunded: false, ...charge } });
const disputes = (...statuses: string[]) => statuses.map((status) => ({ status }) as Stripe.Dispute);

describe('The outcome of a payment', () => {
  it.each([
    ['requires_payment_method', 'pending'],
    ['requires_confirmation', 'pending'],
    ['requires_action', 'pending'],
    ['requires_capture', 'processing'],
    ['processing', 'processing'],
    ['canceled', 'cancelled'],
    ['succeeded', 'paid'],
    ['something_new', 'pending'],
  ])('for an intent that is %s is %s', (status, outcome) => {
    expect(paymentOutcome(intent({ status }))).toBe(outcome);
  });

  it('is failed after a decline', () => {
    const declined = { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } };
    expect(paymentOutcome(intent(declined))).toBe('failed');
  });

  it('is paid if the charge is neither refunded nor disputed', () => {
    expect(paymentOutcome(charged({}))).toBe('paid');
    expect(paymentOutcome(charged({}), disputes('lost'))).toBe('paid');
    expect(paymentOutcome(intent({ latest_charge: 'ch_1' }))).toBe('paid');
    const oldDecline = { code: 'card_declined' };
    expect(paymentOutcome(intent({ last_payment_error: oldDecline }))).toBe('paid');
  });

  it('is refunded after a full refund, disputed or not', () => {
    expect(paymentOutcome(charged({ refunded: true }))).toBe('refunded');
    expect(paymentOutcome(charged({ refunded: true, disputed: true }), disputes('won'))).toBe('refunded');
  });
});

describe('A disputed payment', () => {
  const outcome = (...statuses: string[]) =>
    paymentOutcome(charged({ disputed: true }), disputes(...statuses));

  it('is recognized by its charge', () => {
    expect(isDisputed(charged({ disputed: true }))).toBe(true);
    expect(isDisputed(charged({}))).toBe(false);
    expect(isDisputed(intent({ latest_charge: null }))).toBe(false);
  });

  it.each([
    'needs_response',
    'under_review',
    'warning_needs_response',
    'warning_under_review',
    'appeal_needs_response',
    'appeal_under_review',
    'some_state_of_tomorrow',
  ])('stays disputed while the dispute is %s', (status) => {
    expect(outcome(status)).toBe('disputed');
  });

  it.each(['won', 'warning_closed', 'prevented'])('stays paid when the dispute is %s', (status) => {
    expect(outcome(status)).toBe('paid');
  });

  it('is refunded when the dispute is lost', () => {
    expect(outcome('lost')).toBe('refunded');
    expect(outcome('won', 'lost')).toBe('refunded');
  });

  it('stays disputed while any of several disputes is open, or if none is found', () => {
    expect(outcome('lost', 'needs_response')).toBe('disputed');
    expect(outcome('won', 'under_review')).toBe('disputed');
    expect(outcome()).toBe('disputed');
  });
});
