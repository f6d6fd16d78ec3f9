import type Stripe from 'stripe';

/** Stripe's SDK names its errors so; asked by name, since no two copies of a class are one. */
const OUTAGES = new Set([
  // Not reached, or no answer in time.
  'StripeConnectionError',
  // An answer of 5xx, or one that cannot be read.
  'StripeAPIError',
  // 429: asked too often.
  'StripeRateLimitError',
  // 401 and 403: a key that was rolled or has too few rights fails for every payment alike.
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** Whether Stripe refuses to talk at all for now, so that asking on would be useless and rude. */
export function isOutage(error: unknown): error is Stripe.errors.StripeError {
  const { type } = error instanceof Error ? (error as Partial<Stripe.errors.StripeError>) : {};
  return type !== undefined && OUTAGES.has(type);
}

/** Whether Stripe has understood, and says no: to this question, for good. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  const { type } = error instanceof Error ? (error as Partial<Stripe.errors.StripeError>) : {};
  return type !== undefined && type.startsWith('Stripe') && !OUTAGES.has(type);
}

/** Whether this account's key cannot see an object: it belongs to another account or mode, or never existed. */
export function isUnknown(error: unknown): boolean {
  return isRefusal(error) && error.code === 'resource_missing';
}

/**
 * Whether Stripe has only repeated what it answered to the first request with this idempotency key, as it does for a
 * day, a failure of its own included: https://docs.stripe.com/api/idempotent_requests
 */
export function isReplayed(error: unknown): boolean {
  const { headers } = error instanceof Error ? (error as Partial<Stripe.errors.StripeError>) : {};
  return headers?.['idempotent-replayed'] === 'true';
}

/** Stripe's codes of what it will not refund, in words for somebody who does not know Stripe. */
const SENTENCES: Record<string, string> = {
  charge_already_refunded: 'The payment has already been fully refunded.',
  charge_disputed: 'The payment is in dispute at the bank, so you can’t refund it as well.',
  charge_not_refundable: 'Stripe says this payment can’t be refunded.',
  balance_insufficient:
    'Your balance at Stripe is too low for this refund. Please add money to it there, then try again.',
  insufficient_funds:
    'Your balance at Stripe is too low for this refund. Please add money to it there, then try again.',
  resource_missing: 'Stripe doesn’t know this payment.',
  payment_intent_unexpected_state: 'Stripe says nothing was paid.',
};

/** Why Stripe says no; what is not known here, in its own words. */
export function refusalSentence({ code, message }: { code?: string | undefined; message: string }): string {
  const known = code ? SENTENCES[code] : undefined;
  return known ?? `Stripe didn’t accept the refund: ${message.slice(0, 300)}`;
}

const FAILURES: Record<string, string> = {
  lost_or_stolen_card: 'The card was reported lost or stolen.',
  expired_or_canceled_card: 'The card is closed or has expired.',
  declined: 'The buyer’s bank declined it.',
  insufficient_funds: 'Your balance at Stripe was too low.',
  charge_for_pending_refund_disputed: 'The buyer has opened a dispute with their bank.',
  merchant_request: 'It was canceled at Stripe.',
};

/** Why a refund that Stripe had taken came to nothing after all. */
export function failureSentence(reason: string | null | undefined): string {
  const why = FAILURES[reason ?? ''] ?? 'The buyer’s bank didn’t accept it.';
  return `${why} The money is back in your Stripe account. Please find another way with the buyer.`;
}
