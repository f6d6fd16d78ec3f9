import { site } from '@lectern/catalogue';

/** Currency of all prices, as Stripe writes it. Amounts are in its minor unit. */
export const CURRENCY = site.currency.toLowerCase();

/** Retries of a job that calls Stripe. */
export const STRIPE_JOB_RETRY = { attempts: 12, backoffMs: 1_000 };

/** Stripe's largest page of a list: https://docs.stripe.com/api/pagination */
export const STRIPE_PAGE = 100;

/** Statuses besides 5xx with which all calls fail: an invalid or restricted key, and the rate limit. */
export const OUTAGE_STATUSES: ReadonlySet<number> = new Set([401, 403, 429]);

/** Segments of the addresses that the site calls. In metrics all others are ids, which are too many and may be secret. */
export const PATH_WORDS: ReadonlySet<string> = new Set([
  ...['balance', 'charges', 'disputes', 'events', 'payment_intents', 'cancel', 'refunds'],
  ...[
    'tax',
    'settings',
    'calculations',
    'transactions',
    'line_items',
    'create_from_calculation',
    'create_reversal',
  ],
]);
