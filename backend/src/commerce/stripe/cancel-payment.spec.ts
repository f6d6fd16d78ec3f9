import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { cancelPayment } from './cancel-payment.js';

const raw = (statusCode: number, more: object = {}) =>
  ({ statusCode, message: 'no', ...more }) as Stripe.StripeRawError;
const answered = (...told: Parameters<typeof raw>) => Stripe.errors.generateV1Error(raw(...told));
const inState = (status: string) =>
  answered(400, { code: 'payment_intent_unexpected_state', payment_intent: { status } });

/** Cancels a payment at a Stripe double with this answer. */
const cancelWhere = (answer: unknown) => {
  const cancel = () => (answer ? Promise.reject(answer) : Promise.resolve({}));
  return cancelPayment({ paymentIntents: { cancel } } as unknown as Stripe, 'pi_1');
};

describe('Canceling a payment', () => {
  it.each([
    ['is open', undefined, 'ended'],
    ['is canceled already', inState('canceled'), 'ended'],
    ['is unknown to Stripe', answered(404, { code: 'resource_missing' }), 'ended'],
    ['was paid', inState('succeeded'), 'moved'],
    ['is processing', inState('processing'), 'moved'],
  ])('handles one that %s', async (_name, answer, end) => {
    await expect(cancelWhere(answer)).resolves.toBe(end);
  });

  it.each([
    ['Stripe cannot be reached', new Stripe.errors.StripeConnectionError(raw(0))],
    ['Stripe has an error', answered(503)],
    ['our own code has one', new TypeError('x is not a function')],
  ])('fails, and may leave it open, if %s', async (_name, error) => {
    await expect(cancelWhere(error)).rejects.toBe(error);
  });
});
