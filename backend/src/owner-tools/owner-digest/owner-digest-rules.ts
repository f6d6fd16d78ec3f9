/** Days before it are skipped after a longer outage. */
export const DAYS_BACK = 7;

export const MAX_SUBSCRIBERS = 200;

export const GATHER_EVERY_MS = 60 * 60_000;
