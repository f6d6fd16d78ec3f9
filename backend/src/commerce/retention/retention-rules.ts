/** PostgreSQL intervals after which records are deleted. */
export const KEPT_FOR = {
  /** A year, and time to look back at it. */
  sales: '400 days',
  /** Named in the privacy policy (`content/pages/privacy-policy.json`). Tax law doesn't require unpaid orders. */
  unpaidOrders: '90 days',
  /** The browser tab with the key was closed long before. */
  orderRequests: '90 days',
  /** Time for the writer to ask about it. */
  declinedReviews: '90 days',
  /** Orders older than three days are not swept. */
  paymentSweeps: '7 days',
  /** After their ten minutes. */
  buyerCodes: '1 day',
} as const;

export const RETENTION_EVERY_MS = 24 * 60 * 60_000;

/** Unpaid orders in one batch, each with a call to Stripe. */
export const UNPAID_BATCH = 100;

/** Milliseconds after which no further payment of the batch is canceled. */
export const UNPAID_BATCH_MS = 30_000;
