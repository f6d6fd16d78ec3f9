/** Currency of all prices, which are in cents. */
export const CURRENCY = 'usd';

/** Database connections of the sandbox. */
export const SANDBOX_POOL_SIZE = 8;

/** Retries of a job that calls Stripe. */
export const STRIPE_JOB_RETRY = { attempts: 12, backoffMs: 1_000 };

/** Stripe's largest page of a list: https://docs.stripe.com/api/pagination */
export const STRIPE_PAGE = 100;
