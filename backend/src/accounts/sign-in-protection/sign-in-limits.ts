import { guessLimits } from '../../platform/rate-limits/rate-limit-rules.js';

const MINUTE_MS = 60_000;

/** The password, where one signs in. */
export const signInLimits = guessLimits('sign-in');

/** The code that follows it, and the code that turns the second step off; whoever gets so far knows the password. */
export const secondStepLimits = guessLimits('second-step');

/** The password of whoever is signed in: counted for itself, so that nobody can lock anybody out from inside. */
export const proofLimits = guessLimits('proof');

/** Links of emails, of which nobody guesses one. */
export const linkLimit = guessLimits('staff-link').source;

/** Between the password and the second step. */
export const SECOND_STEP_MS = 10 * MINUTE_MS;

/** A browser is known for so long after its last sign-in. */
export const KNOWN_DEVICE_MS = 365 * 24 * 60 * MINUTE_MS;
