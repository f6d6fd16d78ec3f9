import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { failureSentence, isOutage, isRefusal, isReplayed, refusalSentence } from './stripe-errors.js';

const { errors } = Stripe;
const raw = (statusCode: number) => ({ statusCode, message: 'no' }) as Stripe.StripeRawError;

describe('an outage of Stripe', () => {
  it.each([
    ['no connection', new errors.StripeConnectionError(raw(0))],
    ['a fault of its own', errors.generateV1Error(raw(500))],
    ['a gateway that gives up', errors.generateV1Error(raw(503))],
    ['too many questions', errors.generateV1Error(raw(429))],
    ['a key that is no longer good', errors.generateV1Error(raw(401))],
    ['a key that may not ask', errors.generateV1Error(raw(403))],
  ])('is %s', (_what, error) => {
    expect([isOutage(error), isRefusal(error)]).toEqual([true, false]);
  });

  it.each([
    ['an answer that a payment is unknown', errors.generateV1Error(raw(404)), true],
    ['an answer that a question was wrong', errors.generateV1Error(raw(400)), true],
    ['a mistake of ours', new TypeError('x is not a function'), false],
    ['nothing at all', undefined, false],
  ])('is not %s', (_what, error, isRefused) => {
    expect([isOutage(error), isRefusal(error)]).toEqual([false, isRefused]);
  });
});

describe('what Stripe says', () => {
  it('is only repeated where its header says so', () => {
    const answered = (headers?: Record<string, string>) =>
      errors.generateV1Error({ ...raw(500), ...(headers && { headers }) } as Stripe.StripeRawError);
    expect(isReplayed(answered({ 'idempotent-replayed': 'true' }))).toBe(true);
    expect([answered({}), answered(), new TypeError('x'), undefined].some(isReplayed)).toBe(false);
  });

  it('is told in our words where we know what it means, else in its own, and not at length', () => {
    expect(refusalSentence({ code: 'charge_already_refunded', message: 'no' })).toBe(
      'The payment has already been fully refunded.',
    );
    for (const code of ['of_tomorrow', undefined])
      expect(refusalSentence({ code, message: 'n'.repeat(400) })).toBe(
        `Stripe didn’t accept the refund: ${'n'.repeat(300)}`,
      );
  });

  it('of a refund that came to nothing is why, and where the money is', () => {
    const back = 'The money is back in your Stripe account.';
    expect(failureSentence('merchant_request')).toContain(`It was canceled at Stripe. ${back}`);
    for (const reason of ['of_tomorrow', null, undefined])
      expect(failureSentence(reason)).toContain(`The buyer’s bank didn’t accept it. ${back}`);
  });
});
