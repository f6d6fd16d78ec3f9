export const QUOTE_LIFETIME_S = 24 * 60 * 60;

/** Rate limit of quotes per client. */
export const QUOTE_RATE = { burst: 20, everyMs: 10_000 };
