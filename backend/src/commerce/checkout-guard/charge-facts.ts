import type Stripe from 'stripe';

/** What a charge tells about trying out cards. */
export interface ChargeFacts {
  orderId: string;
  chargeId: string;
  paymentIntentId: string;
  isDeclined: boolean;
  /** Stripe's name for the number of the card; undefined for what is no card. */
  card: string | undefined;
}

const cardOf = (charge: Stripe.Charge) => charge.payment_method_details?.card?.fingerprint ?? undefined;

/**
 * The charge behind what Stripe tells: the charge itself, an intent with its latest charge, or the intent that an event
 * of a declined card brings. Undefined where nothing was charged.
 */
export function chargeFacts(told: Stripe.PaymentIntent | Stripe.Charge): ChargeFacts | undefined {
  const orderId = told.metadata?.['order_id'];
  if (!orderId) return undefined;
  if (told.object === 'charge') {
    const { id: chargeId, status, payment_intent: intent } = told;
    const paymentIntentId = typeof intent === 'string' ? intent : intent?.id;
    if (!paymentIntentId) return undefined;
    return { orderId, chargeId, paymentIntentId, isDeclined: status === 'failed', card: cardOf(told) };
  }
  const { id: paymentIntentId, latest_charge: charge, last_payment_error: error } = told;
  if (charge && typeof charge === 'object') {
    const { id: chargeId, status } = charge;
    return { orderId, chargeId, paymentIntentId, isDeclined: status === 'failed', card: cardOf(charge) };
  }
  if (!error?.charge) return undefined;
  const card = error.payment_method?.card?.fingerprint ?? undefined;
  return { orderId, chargeId: error.charge, paymentIntentId, isDeclined: true, card };
}
