import type Stripe from 'stripe';

import type { PaymentOutcome } from '../orders/order-rules.js';

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

/** Closed for good without taking the money. */
const HARMLESS = new Set(['won', 'warning_closed', 'prevented']);

/** Whether the charge was ever disputed. Stripe keeps this flag after the dispute ends. */
export function isDisputed(intent: Stripe.PaymentIntent): boolean {
  return isCharge(intent.latest_charge) && intent.latest_charge.disputed;
}

/**
 * An open dispute, or one of an unknown status, leaves the payment disputed. A lost one counts as a refund. Otherwise
 * the payment is valid.
 */
function disputeOutcome(disputes: readonly Stripe.Dispute[]): PaymentOutcome {
  const standing = disputes.map(({ status }) => status).filter((status) => !HARMLESS.has(status));
  if (disputes.length === 0 || standing.some((status) => status !== 'lost')) return 'disputed';
  return standing.length > 0 ? 'refunded' : 'paid';
}

/** @param intent with `latest_charge` expanded */
export function paymentOutcome(
  intent: Stripe.PaymentIntent,
  disputes: readonly Stripe.Dispute[] = [],
): PaymentOutcome {
  const outcome = OUTCOMES[intent.status] ?? 'pending';
  if (outcome === 'pending' && intent.last_payment_error) return 'failed';
  if (outcome === 'paid' && isCharge(intent.latest_charge)) {
    if (intent.latest_charge.refunded) return 'refunded';
    if (intent.latest_charge.disputed) return disputeOutcome(disputes);
  }
  return outcome;
}
