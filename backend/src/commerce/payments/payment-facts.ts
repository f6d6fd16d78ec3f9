import type Stripe from 'stripe';

import type { ReportedRefund } from './payment-rules.js';

/** What Stripe says of a payment, asked at one time. */
export interface PaymentFacts {
  /** With `latest_charge`. */
  intent: Stripe.PaymentIntent;
  /** All that the payment ever had, the newest first. */
  disputes: readonly Stripe.Dispute[];
  refunds: readonly Stripe.Refund[];
}

const ALL = 100;
const TRIES = 5;

/**
 * Asks Stripe for all of it, and takes nothing from an event. Disputes and refunds only where there are any; of those, what
 * is said of the charge and what is listed are of the same moment.
 * @param mayBeRefunded where a refund may be on its way that the charge does not show
 */
export async function askForPayment(
  stripe: Stripe,
  paymentIntentId: string,
  mayBeRefunded: boolean,
): Promise<PaymentFacts> {
  const retrieve = () => stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  const wish = { payment_intent: paymentIntentId, limit: ALL };
  let intent = await retrieve();
  for (let tries = 1; ; tries += 1) {
    const { disputed = false, amount_refunded: refundedCents = 0 } = chargeOf(intent) ?? {};
    const disputes = disputed ? (await stripe.disputes.list(wish)).data : [];
    if (!mayBeRefunded && refundedCents === 0) return { intent, disputes, refunds: [] };
    const refunds = (await stripe.refunds.list(wish)).data;
    intent = await retrieve();
    const hasMoved = (chargeOf(intent)?.amount_refunded ?? 0) !== refundedCents;
    if (!hasMoved || tries === TRIES) return { intent, disputes, refunds };
  }
}

const chargeOf = ({ latest_charge: charge }: Stripe.PaymentIntent) =>
  typeof charge === 'object' ? charge : null;

export const reportedRefund = (refund: Stripe.Refund): ReportedRefund => ({
  stripeRefundId: refund.id,
  refundId: refund.metadata?.['refund_id'],
  amountCents: refund.amount,
  status: refund.status,
  failureReason: refund.failure_reason,
  createdAt: new Date(refund.created * 1000),
});
