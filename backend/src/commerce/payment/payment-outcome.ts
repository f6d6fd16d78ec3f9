import type Stripe from 'stripe';

import type { PaymentOutcome } from '../ordering/order-status.js';

function isCharge(charge: string | Stripe.Charge | null): charge is Stripe.Charge {
  return typeof charge === 'object' && charge !== null;
}

const OUTCOMES: Record<string, PaymentOutcome | undefined> = {
  requires_payment_method: 'pending',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  requires_capture: 'processing',
  processing: 'processing',
  canceled: 'cancelled',
  succeeded: 'paid',
};

/**
 * What a payment intent (with `latest_charge` expanded) asks of its order. Because it is read from the
 * intent's present state, the order in which its events arrived does not matter.
 */
export function paymentOutcome(intent: Stripe.PaymentIntent): PaymentOutcome {
  const outcome = OUTCOMES[intent.status] ?? 'pending';
  if (outcome === 'pending' && intent.last_payment_error) return 'failed';
  if (outcome === 'paid' && isCharge(intent.latest_charge)) {
    if (intent.latest_charge.refunded) return 'refunded';
    if (intent.latest_charge.disputed) return 'disputed';
  }
  return outcome;
}
