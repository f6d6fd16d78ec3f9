const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Waits between tries, in milliseconds; the last one repeats until three days are over, as Stripe's do. */
export const RETRY_DELAYS_MS: readonly number[] = [
  SECOND,
  5 * SECOND,
  30 * SECOND,
  2 * MINUTE,
  10 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
  12 * HOUR,
];

/** How long to wait after `attempts` failed tries; undefined: give up. */
export function retryDelayMs(
  attempts: number,
  delays: readonly number[] = RETRY_DELAYS_MS,
): number | undefined {
  return delays[attempts - 1];
}
