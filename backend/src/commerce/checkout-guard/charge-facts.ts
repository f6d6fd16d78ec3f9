import type Stripe from 'stripe';

export interface ChargeFacts {
  orderId: string;
  chargeId: string;
  paymentIntentId: string;
  isDeclined: boolean;
  /** Stripe's fingerprint of the card; undefined if no card was used. */
  card: string | undefined;
}

const cardOf = (charge: Stripe.Charge) => charge.payment_method_details?.card?.fingerprint ?? undefined;

/**
 * @param reported a charge, an intent with its latest charge, or the intent of an event about a declined card
 * Returns undefined if nothing was charged.
 */
export function chargeFacts(reported: Stripe.PaymentIntent | Stripe.Charge): ChargeFacts | undefined {
  const orderId = reported.metadata?.['order_id'];
  if (!orderId) return undefined;
  if (reported.object === 'charge') {
    const { id: chargeId, status, payment_intent: intent } = reported;
    const paymentIntentId = typeof intent === 'string' ? intent : intent?.id;
    if (!paymentIntentId) return undefined;
    return { orderId, chargeId, paymentIntentId, isDeclined: status === 'failed', card: cardOf(reported) };
  }
  const { id: paymentIntentId, latest_charge: charge, last_payment_error: error } = reported;
  if (charge && typeof charge === 'object') {
    const { id: chargeId, status } = charge;
    return { orderId, chargeId, paymentIntentId, isDeclined: status === 'failed', card: cardOf(charge) };
  }
  if (!error?.charge) return undefined;
  const card = error.payment_method?.card?.fingerprint ?? undefined;
  return { orderId, chargeId: error.charge, paymentIntentId, isDeclined: true, card };
}
