import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { failureSentence, isOutage, isRefusal, isReplayed, refusalSentence } from './stripe-errors.js';

const { errors } = Stripe;
const raw = (statusCode: number) => ({ statusCode, message: 'no' }) as Stripe.StripeRawError;

describe('An outage of Stripe', () => {
  it.each([
    ['no connection', new errors.StripeConnectionError(raw(0))],
    ['an internal error', errors.generateV1Error(raw(500))],
    ['a gateway timeout', errors.generateV1Error(raw(503))],
    ['a rate limit', errors.generateV1Error(raw(429))],
    ['an expired key', errors.generateV1Error(raw(401))],
    ['a restricted key', errors.generateV1Error(raw(403))],
  ])('is %s', (_name, error) => {
    expect([isOutage(error), isRefusal(error)]).toEqual([true, false]);
  });

  it.each([
    ['an unknown payment', errors.generateV1Error(raw(404)), true],
    ['an invalid request', errors.generateV1Error(raw(400)), true],
    ['an error of our own', new TypeError('x is not a function'), false],
    ['undefined', undefined, false],
  ])('is not %s', (_name, error, isRefused) => {
    expect([isOutage(error), isRefusal(error)]).toEqual([false, isRefused]);
  });
});

describe('An error of Stripe', () => {
  it('is a replay only if its header says so', () => {
    const answered = (headers?: Record<string, string>) =>
      errors.generateV1Error({ ...raw(500), ...(headers && { headers }) } as Stripe.StripeRawError);
    expect(isReplayed(answered({ 'idempotent-replayed': 'true' }))).toBe(true);
    expect([answered({}), answered(), new TypeError('x'), undefined].some(isReplayed)).toBe(false);
  });

  it('has our sentence for a known code, else Stripe’s own, shortened', () => {
    expect(refusalSentence({ code: 'charge_already_refunded', message: 'no' })).toBe(
      'The payment has already been fully refunded.',
    );
    for (const code of ['of_tomorrow', undefined])
      expect(refusalSentence({ code, message: 'n'.repeat(400) })).toBe(
        `Stripe didn’t accept the refund: ${'n'.repeat(300)}`,
      );
  });

  it('of a failed refund has the reason, and where the money is', () => {
    const back = 'The money is back in your Stripe account.';
    expect(failureSentence('merchant_request')).toContain(`It was canceled at Stripe. ${back}`);
    for (const reason of ['of_tomorrow', null, undefined])
      expect(failureSentence(reason)).toContain(`The buyer’s bank didn’t accept it. ${back}`);
  });
});
