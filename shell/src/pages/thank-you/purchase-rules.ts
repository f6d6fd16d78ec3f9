const firstWaitMs = 1000;
const growth = 1.5;
const longestWaitMs = 8000;
const maxPolls = 20;

/** From one second to eight, about two minutes in all; then null, and the page says that it takes longer. */
export function nextPollDelayMs(polled: number): number | null {
  if (polled >= maxPolls) return null;
  return Math.min(longestWaitMs, Math.round(firstWaitMs * growth ** (polled - 1)));
}
