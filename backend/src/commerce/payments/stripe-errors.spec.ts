import { describe, expect, it } from '@jest/globals';
import Stripe from 'stripe';

import { isOutage, isRefusal } from './stripe-errors.js';

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
