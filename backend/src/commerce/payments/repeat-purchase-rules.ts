/** A second purchase of the same product by the same browser within this time is asked about. */
export const REPEAT_WINDOW_MS = 24 * 60 * 60 * 1000;

/** How many earlier Idempotency-Keys a browser may name; it keeps those of one day. */
export const MOST_RECENT_KEYS = 10;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** `2 minutes ago`: rounded down, in hours from one hour on. */
export function agoText(elapsedMs: number): string {
  if (elapsedMs < MINUTE_MS) return 'less than a minute ago';
  if (elapsedMs < HOUR_MS) return counted(Math.floor(elapsedMs / MINUTE_MS), 'minute');
  return counted(Math.floor(elapsedMs / HOUR_MS), 'hour');
}

const KEY = /^[\w-]{8,100}$/;

/** Reads the header that names a browser's earlier keys, separated by commas. Malformed ones are ignored. */
export function readRecentKeys(header: string | undefined): string[] {
  const keys = (header ?? '').split(',', MOST_RECENT_KEYS).map((key) => key.trim());
  return keys.filter((key) => KEY.test(key));
}
