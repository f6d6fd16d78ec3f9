const firstWaitMs = 1000;
const growth = 1.5;
const longestWaitMs = 8000;
const attempts = 20;

/**
 * How long to wait before asking again whether a payment has arrived: from one second to eight, some
 * two minutes in all; null when it is time to say that it takes longer.
 *
 * @param asked how often the question has been put
 */
export function nextWaitMs(asked: number): number | null {
  if (asked >= attempts) return null;
  return Math.min(longestWaitMs, Math.round(firstWaitMs * growth ** (asked - 1)));
}
