import { siteLocale } from '@lectern/catalogue';
import { formatMoney } from '@lectern/money';

import type { PaymentMismatch } from '../orders/order-rules.js';
import { CURRENCY } from '../stripe/stripe-rules.js';

/** Seconds that a webhook signature is valid, against replays. Stripe's default. */
export const SIGNATURE_TOLERANCE_S = 300;

/** Stripe's own retry period: https://docs.stripe.com/webhooks#retries */
export const REPLAY_WINDOW_S = 3 * 24 * 60 * 60;

/** Age up to which orders are swept, as long as Stripe retries events. A later payment still sends its event. */
export const SWEEP_UP_TO_MS = 3 * 24 * 60 * 60 * 1000;

/** Payments of one sweep, and its time limit. The next sweep continues. */
export const SWEEP_BATCH = 100;

export const SWEEP_MS = 15_000;

/** Time limit of one replay. The next replay continues. */
export const REPLAY_MS = 15_000;

/** Attempts to settle a payment, or to read it, while its order or refunds keep changing. */
export const SETTLE_TRIES = 5;

/** Orders that the brake of the checkout looks at, as PostgreSQL intervals. Buyers of newer ones may still be paying. */
export const BRAKE_FROM = '17 minutes';
export const BRAKE_UNTIL = '2 minutes';

/** Time that a decision of the brake about a product is cached; each one costs a query. */
export const BRAKE_CACHE_MS = 10_000;

/** Longest wait for a turn; a buyer whose turn is later gets a Retry-After. */
export const BRAKE_MAX_WAIT_MS = 10_000;

/** Whether a paid order was paid a second time. A payment in another currency is reported as such instead. */
export function isSecondPayment(
  { paymentIntentId, currency }: PaymentMismatch,
  { stripePaymentIntentId }: { stripePaymentIntentId: string | null },
): boolean {
  return currency === CURRENCY && paymentIntentId !== stripePaymentIntentId;
}

/** Amount in the notation of its currency, such as `$12.00` or `¥1,200`. */
export function amountText({ receivedAmount, currency }: PaymentMismatch): string {
  return formatMoney(receivedAmount, { currency, locale: siteLocale });
}

export interface ReportedRefund {
  stripeRefundId: string;
  /** The id of our record, if the refund was requested here. */
  refundId: string | undefined;
  amountCents: number;
  status: string | null;
  failureReason: string | undefined;
  createdAt: Date;
}
