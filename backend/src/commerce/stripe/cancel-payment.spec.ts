import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { cancelPayment } from './cancel-payment.js';

const raw = (statusCode: number, more: object = {}) =>
  ({ statusCode, message: 'no', ...more }) as Stripe.StripeRawError;
const answered = (...told: Parameters<typeof raw>) => Stripe.errors.generateV1Error(raw(...told));
const inState = (status: string) =>
  answered(400, { code: 'payment_intent_unexpected_state', payment_intent: { status } });

/** Cancels at a Stripe that says this. */
const cancelWhere = (answer: unknown) => {
  const cancel = () => (answer ? Promise.reject(answer) : Promise.resolve({}));
  return cancelPayment({ paymentIntents: { cancel } } as unknown as Stripe, 'pi_1');
};

describe('a payment that is to be cancelled', () => {
  it.each([
    ['is', undefined, 'ended'],
    ['was before', inState('canceled'), 'ended'],
    ['is not known to Stripe', answered(404, { code: 'resource_missing' }), 'ended'],
    ['was made', inState('succeeded'), 'moved'],
    ['is being made', inState('processing'), 'moved'],
  ])('and %s', async (_what, answer, end) => {
    await expect(cancelWhere(answer)).resolves.toBe(end);
  });

  it.each([
    ['Stripe cannot be reached', new Stripe.errors.StripeConnectionError(raw(0))],
    ['Stripe has a fault', answered(503)],
    ['we have', new TypeError('x is not a function')],
  ])('may be open still where %s', async (_what, error) => {
    await expect(cancelWhere(error)).rejects.toBe(error);
  });
});
