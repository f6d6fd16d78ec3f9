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
