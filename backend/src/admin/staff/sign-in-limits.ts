const MINUTE_MS = 60_000;

/**
 * How signing in slows down. An account forgives five slips; a network may hold many people, so it gets more. Nobody is
 * locked out for longer than a quarter of an hour, for whoever guesses would then lock out the owner.
 */
export const signInLimits = {
  account: { purpose: 'sign-in/account', freeTries: 5, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE_MS },
  source: { purpose: 'sign-in/source', freeTries: 20, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE_MS },
} as const;
