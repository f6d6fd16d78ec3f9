import type Stripe from 'stripe';

/** What a charge tells about trying out cards. */
export interface ChargeFacts {
  orderId: string;
  chargeId: string;
  isDeclined: boolean;
  /** Stripe's name for the number of the card; undefined for what is no card. */
  card: string | undefined;
}

const factsOf = (
  orderId: string | undefined,
  chargeId: string | undefined,
  isDeclined: boolean,
  card: string | null | undefined,
): ChargeFacts | undefined =>
  orderId && chargeId ? { orderId, chargeId, isDeclined, card: card ?? undefined } : undefined;

/**
 * The charge behind what Stripe tells: the charge itself, an intent with its latest charge, or the intent that an event
 * of a declined card brings. Undefined where nothing was charged.
 */
export function chargeFacts(told: Stripe.PaymentIntent | Stripe.Charge): ChargeFacts | undefined {
  const orderId = told.metadata?.['order_id'];
  if (told.object === 'charge') {
    const card = told.payment_method_details?.card?.fingerprint;
    return factsOf(orderId, told.id, told.status === 'failed', card);
  }
  const { latest_charge: charge, last_payment_error: error } = told;
  if (charge && typeof charge === 'object') {
    const card = charge.payment_method_details?.card?.fingerprint;
    return factsOf(orderId, charge.id, charge.status === 'failed', card);
  }
  return factsOf(orderId, error?.charge, true, error?.payment_method?.card?.fingerprint);
}
