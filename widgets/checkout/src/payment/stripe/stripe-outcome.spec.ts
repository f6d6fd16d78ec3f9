import type { PaymentIntent, PaymentIntentResult, StripeError } from '@stripe/stripe-js';
import { describe, expect, it } from '@jest/globals';
import { outcomeOf } from './stripe-outcome.js';

/** Stripe's objects have dozens of fields; these are the ones that are read. */
const intent = (status: PaymentIntent.Status) => ({ status }) as PaymentIntent;
const failure = (error: Partial<StripeError>) => ({ error }) as PaymentIntentResult;

describe('an answer of Stripe', () => {
  it('means paid once the money is on its way', () => {
    expect(outcomeOf({ paymentIntent: intent('succeeded') })).toEqual({ kind: 'paid' });
    expect(outcomeOf({ paymentIntent: intent('processing') })).toEqual({ kind: 'paid' });
  });

  it('means paid when another tab has paid already, though it is an error', () => {
    const answer = failure({
      type: 'invalid_request_error',
      code: 'payment_intent_unexpected_state',
      payment_intent: intent('succeeded'),
    });
    expect(outcomeOf(answer)).toEqual({ kind: 'paid' });
  });

  it('means declined, in the bank’s words', () => {
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

  it('means incomplete where Stripe’s fields have said why', () => {
    expect(outcomeOf(failure({ type: 'validation_error' }))).toEqual({ kind: 'incomplete' });
  });

  it('means an exception otherwise', () => {
    expect(() => outcomeOf(failure({ type: 'api_connection_error', message: 'lost' }))).toThrow('lost');
  });
});
