const MINUTE_MS = 60_000;
const FIRST_WAIT_MS = 15 * MINUTE_MS;
const LONGEST_WAIT_MS = 30 * 24 * 60 * MINUTE_MS;

/**
 * How long an address is left alone after the letters it has had: a quarter of an hour, an hour, four, and so on
 * to thirty days. Whoever lost a letter gets another soon; whoever types in somebody else's address cannot pester.
 */
export function emailRestMs(sentCount: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** (sentCount - 1));
}

/** After this long without a letter, an address counts as new. */
export const FORGOTTEN_AFTER_MS = LONGEST_WAIT_MS;
