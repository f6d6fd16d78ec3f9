import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './stripe-outcome.js';

/** Stripe's objects have dozens of fields; only these are read. */
const intent = (status: PaymentIntent.Status) => ({ status }) as PaymentIntent;
const failure = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult;

describe('a response of Stripe', () => {
  it('means paid when the payment is on its way', () => {
    expect(outcomeOf({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(outcomeOf({ paymentIntent: intent('processing') })).toEqual({ kind: 'paid' });
  });

  it('means paid if another tab has paid, although it is an error', () => {
    const answer = failure({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: intent('succeeded'),
    });
    expect(outcomeOf(answer)).toEqual({ kind: 'paid' });
  });

  it('means declined, with the bank’s message', () => {
    expect(outcomeOf(failure({ type: 'card_error', message: 'No funds.' }))).toEqual({
      kind: 'declined',
      message: 'No funds.',
    });
    const code = 'payment_intent_authentication_failure';
    expect(outcomeOf(failure({ type: 'invalid_request_error', code, message: 'Not confirmed.' }))).toEqual({
      kind: 'declined',
      message: 'Not confirmed.',
    });
  });

  it('means incomplete if Stripe’s fields show an error', () => {
    expect(outcomeOf(failure({ type: 'validation_error' }))).toEqual({ kind: 'incomplete' });
  });

  it('means an exception otherwise', () => {
    expect(() => outcomeOf(failure({ type: 'api_connection_error', message: 'lost' }))).toThrow('lost');
  });
});
