const MINUTE_MS = 60_000;

/**
 * How a kind of guessing slows down. An account forgives five slips; a network may hold many people, so it gets more.
 * Nobody is locked out for longer than a quarter of an hour, for whoever guesses would then lock out the owner.
 */
const limitsOf = (purpose: string) => ({
  account: {
    purpose: `${purpose}/account`,
    freeTries: 5,
    firstWaitMs: 30_000,
    longestWaitMs: 15 * MINUTE_MS,
  },
  source: { purpose: `${purpose}/source`, freeTries: 20, firstWaitMs: 30_000, longestWaitMs: 15 * MINUTE_MS },
});

/** The password, where one signs in. */
export const signInLimits = limitsOf('sign-in');

/** The code that follows it, and the code that turns the second step off; whoever gets so far knows the password. */
export const secondStepLimits = limitsOf('second-step');

/** The password of whoever is signed in: counted for itself, so that nobody can lock anybody out from inside. */
export const proofLimits = limitsOf('proof');

/** Links of emails, of which nobody guesses one. */
export const linkLimit = limitsOf('staff-link').source;

/** Between the password and the second step. */
export const SECOND_STEP_MS = 10 * MINUTE_MS;
