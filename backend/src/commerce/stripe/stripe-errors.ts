import type Stripe from 'stripe';

/** Error types of Stripe's SDK. Compared by name, since the SDK may be loaded twice. */
const OUTAGES = new Set([
  // No connection, or a timeout.
  'StripeConnectionError',
  // A 5xx response, or an invalid one.
  'StripeAPIError',
  // 429: rate limit.
  'StripeRateLimitError',
  // 401 and 403: a rolled or restricted key fails for all payments.
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** Whether Stripe cannot be used at all for now, so that further calls are pointless. */
export function isOutage(error: unknown): error is Stripe.errors.StripeError {
  const { type } = error instanceof Error ? (error as Partial<Stripe.errors.StripeError>) : {};
  return type !== undefined && OUTAGES.has(type);
}

export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  const { type } = error instanceof Error ? (error as Partial<Stripe.errors.StripeError>) : {};
  return type !== undefined && type.startsWith('Stripe') && !OUTAGES.has(type);
}

/** Whether this account's key cannot see an object: it belongs to another account or mode, or never existed. */
export function isUnknown(error: unknown): boolean {
  return isRefusal(error) && error.code === 'resource_missing';
}

/**
 * Whether Stripe has repeated its response to an earlier request with this idempotency key. It does so for 24 hours, even
 * for its own errors: https://docs.stripe.com/api/idempotent_requests
 */
export function isReplayed(error: unknown): boolean {
  const { headers } = error instanceof Error ? (error as Partial<Stripe.errors.StripeError>) : {};
  return headers?.['idempotent-replayed'] === 'true';
}

/** Whether an idempotency key was used before with other parameters, by an earlier release or with another signing key. */
export function isKeyReused(error: unknown): boolean {
  return isRefusal(error) && error.type === 'StripeIdempotencyError' && error.statusCode === 400;
}

/** Stripe's error codes of rejected refunds, for readers who don't know Stripe. */
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

/** Reason of a rejection; Stripe's own sentence for an unknown code. */
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

export function failureSentence(reason: string | null | undefined): string {
  const why = FAILURES[reason ?? ''] ?? 'The buyer’s bank didn’t accept it.';
  return `${why} The money is back in your Stripe account. Please find another way with the buyer.`;
}
