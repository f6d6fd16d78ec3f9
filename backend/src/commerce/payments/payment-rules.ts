import type { PaymentMismatch } from '../orders/order-rules.js';
import { CURRENCY } from '../stripe/stripe-rules.js';

/** Seconds a signature stays good: Stripe's own default, against replays. */
export const SIGNATURE_TOLERANCE_S = 300;

/** As long as Stripe itself goes on trying: https://docs.stripe.com/webhooks#retries */
export const REPLAY_WINDOW_S = 3 * 24 * 60 * 60;

/**
 * Stripe itself retries an event for three days. An intent never expires there, so an order that is older keeps
 * waiting, unasked: nothing was charged, and if it is paid after all, its event still says so.
 */
export const SWEEP_UP_TO_MS = 3 * 24 * 60 * 60 * 1000;

/** One sweep asks so many questions at most, and begins none after so long: the rest comes with the next. */
export const SWEEP_BATCH = 100;

export const SWEEP_MS = 15_000;

/** A replay takes nothing more after so long: what it has not seen then comes with the next. */
export const REPLAY_MS = 15_000;

/** How often Stripe is asked anew where somebody has written to the order meanwhile. */
export const SETTLE_TRIES = 5;

/** Whether a payment pays an order again. One in another currency is reported as such instead. */
export function isSecondPayment(
  { paymentIntentId, currency }: PaymentMismatch,
  { stripePaymentIntentId }: { stripePaymentIntentId: string | null },
): boolean {
  return currency === CURRENCY && paymentIntentId !== stripePaymentIntentId;
}

/** `$12.00`, `¥1,200`: what has come in, as its currency is written. */
export function amountText({ receivedAmount, currency }: PaymentMismatch): string {
  const money = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const { maximumFractionDigits = 0 } = money.resolvedOptions();
  return money.format(receivedAmount / 10 ** maximumFractionDigits);
}

/** A refund as Stripe reports it. */
export interface ReportedRefund {
  stripeRefundId: string;
  /** The id of our record, if the refund was requested here. */
  refundId: string | undefined;
  amountCents: number;
  status: string | null;
  failureReason: string | undefined;
  createdAt: Date;
}
