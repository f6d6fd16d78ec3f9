import type Stripe from 'stripe';

/** What Stripe says of a payment, asked at one time. */
export interface PaymentFacts {
  /** With `latest_charge`. */
  intent: Stripe.PaymentIntent;
  /** All that the payment ever had, the newest first. */
  disputes: readonly Stripe.Dispute[];
  refunds: readonly Stripe.Refund[];
}

const ALL = 100;

/**
 * Asks Stripe for all of it, and takes nothing from an event. Disputes and refunds only where there are any.
 * @param mayBeRefunded where a refund may be on its way that the charge does not show
 */
export async function askForPayment(
  stripe: Stripe,
  paymentIntentId: string,
  mayBeRefunded: boolean,
): Promise<PaymentFacts> {
  const intent = await stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const wish = { payment_intent: intent.id, limit: ALL };
  const disputes = charge?.disputed ? (await stripe.disputes.list(wish)).data : [];
  const isRefunded = mayBeRefunded || (charge?.amount_refunded ?? 0) > 0;
  return { intent, disputes, refunds: isRefunded ? (await stripe.refunds.list(wish)).data : [] };
}
