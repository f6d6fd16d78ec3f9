import type { PaymentIntentResult } from '@stripe/stripe-js';
import { type PaymentOutcome, paymentStatusOf } from '../payment-provider.js';
import * as m from './messages.en.js';

/** By https://docs.stripe.com/api/errors#errors-type. @throws Error when neither the buyer nor the bank caused it */
export function outcomeOf({ paymentIntent, error }: PaymentIntentResult): PaymentOutcome {
  const intent = paymentIntent ?? error?.payment_intent;
  // Also in an error: another tab has paid.
  if (intent && paymentStatusOf(intent.status) === 'paid') return { kind: 'paid' };
  if (!error)
    return { kind: 'declined', message: paymentIntent?.last_payment_error?.message ?? m.payment.declined };
  // Stripe shows these next to its own fields.
  if (error.type === 'validation_error') return { kind: 'incomplete' };
  if (error.type === 'card_error' || error.code === 'payment_intent_authentication_failure') {
    return { kind: 'declined', message: error.message ?? m.payment.declined };
  }
  throw new Error(error.message ?? error.type);
}
