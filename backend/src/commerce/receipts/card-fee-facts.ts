import type Stripe from 'stripe';

import { CURRENCY } from '../stripe/stripe-rules.js';

/** Stripe's fee for a card payment, and the payout without it; in minor units. */
export interface FeeAmounts {
  feeCents: number;
  netCents: number;
}

/**
 * Reads the fee from a payment intent with `latest_charge.balance_transaction`. An account settled in another
 * currency pays the fee in that one: its share is applied to the charge.
 * Returns undefined until Stripe has settled the charge.
 */
export function cardFeeOf({ latest_charge: charge }: Stripe.PaymentIntent): FeeAmounts | undefined {
  if (charge === null || typeof charge === 'string' || charge.currency !== CURRENCY) return undefined;
  const { amount_captured: paidCents, balance_transaction: balance } = charge;
  if (balance === null || typeof balance === 'string' || balance.amount <= 0) return undefined;
  const feeCents =
    balance.currency === CURRENCY ? balance.fee : Math.round((balance.fee * paidCents) / balance.amount);
  return { feeCents, netCents: paidCents - feeCents };
}
