import type Stripe from 'stripe';

import { STRIPE_PAGE } from '../stripe/stripe-rules.js';
import { type ReportedRefund, SETTLE_TRIES } from './payment-rules.js';

export interface PaymentFacts {
  /** With `latest_charge` expanded. */
  intent: Stripe.PaymentIntent;
  /** Newest first. */
  disputes: readonly Stripe.Dispute[];
  refunds: readonly Stripe.Refund[];
}

/**
 * Reads a payment from Stripe, never from an event. The charge and the listed refunds are from the same moment.
 * @param mayBeRefunded true if a refund may exist that the charge doesn't show yet
 */
export async function fetchPaymentFacts(
  stripe: Stripe,
  paymentIntentId: string,
  mayBeRefunded: boolean,
): Promise<PaymentFacts> {
  const retrieve = () => stripe.paymentIntents.retrieve(paymentIntentId, { expand: ['latest_charge'] });
  const filter = { payment_intent: paymentIntentId, limit: STRIPE_PAGE };
  let intent = await retrieve();
  for (let attempt = 1; ; attempt += 1) {
    const { disputed = false, amount_refunded: refundedCents = 0 } = chargeOf(intent) ?? {};
    const disputes = disputed ? (await stripe.disputes.list(filter)).data : [];
    if (!mayBeRefunded && refundedCents === 0) return { intent, disputes, refunds: [] };
    const refunds = (await stripe.refunds.list(filter)).data;
    intent = await retrieve();
    const hasChanged = (chargeOf(intent)?.amount_refunded ?? 0) !== refundedCents;
    if (!hasChanged || attempt === SETTLE_TRIES) return { intent, disputes, refunds };
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
