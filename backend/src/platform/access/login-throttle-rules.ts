/** How many tries are free, and how the wait grows after them. */
export interface ThrottleLimit {
  /** What is tried, and by what it is counted: `sign-in/account`. */
  purpose: string;
  freeTries: number;
  firstWaitMs: number;
  longestWaitMs: number;
}

/** How long after the last of so many tries the next may follow: nothing, then a wait that doubles to its longest. */
export function waitAfter(limit: ThrottleLimit, triedCount: number): number {
  if (triedCount < limit.freeTries) return 0;
  return Math.min(limit.longestWaitMs, limit.firstWaitMs * 2 ** (triedCount - limit.freeTries));
}

/** After this long without a try, all is forgotten. */
export const ATTEMPTS_FORGOTTEN_AFTER_MS = 24 * 60 * 60_000;
