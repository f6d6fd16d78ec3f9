import type { PaymentMismatch } from '../orders/order-rules.js';
import { CURRENCY } from '../stripe/stripe-rules.js';

/** Seconds that a webhook signature is valid, against replays. Stripe's default. */
export const SIGNATURE_TOLERANCE_S = 300;

/** Stripe's own retry period: https://docs.stripe.com/webhooks#retries */
export const REPLAY_WINDOW_S = 3 * 24 * 60 * 60;

/**
 * Stripe retries an event for three days. An older order stays pending and is not checked any more: nothing was charged,
 * and a later payment still sends its event.
 */
export const SWEEP_UP_TO_MS = 3 * 24 * 60 * 60 * 1000;

/** Limits of one sweep: payments to check, and milliseconds. The next sweep continues. */
export const SWEEP_BATCH = 100;

export const SWEEP_MS = 15_000;

/** Milliseconds for one replay. The next replay continues. */
export const REPLAY_MS = 15_000;

/** Attempts to read a payment while its order keeps changing. */
export const SETTLE_TRIES = 5;

/** Whether a paid order was paid a second time. A payment in another currency is reported as such instead. */
export function isSecondPayment(
  { paymentIntentId, currency }: PaymentMismatch,
  { stripePaymentIntentId }: { stripePaymentIntentId: string | null },
): boolean {
  return currency === CURRENCY && paymentIntentId !== stripePaymentIntentId;
}

/** Amount in the notation of its currency, such as `$12.00` or `¥1,200`. */
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
