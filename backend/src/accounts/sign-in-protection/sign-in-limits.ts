import { guessLimits } from '../../platform/rate-limits/rate-limit-rules.js';

const MINUTE_MS = 60_000;

export const signInLimits = guessLimits('sign-in');

/** Codes of the second step, at sign-in and when turning it off; these callers know the password. */
export const secondStepLimits = guessLimits('second-step');

/** Password attempts of signed-in users, counted separately, so that staff cannot lock each other out. */
export const proofLimits = guessLimits('proof');

export const linkLimit = guessLimits('staff-link').source;

/** Time between the password and the second step. */
export const SECOND_STEP_MS = 10 * MINUTE_MS;

/** Time that a browser stays known after its last sign-in. */
export const KNOWN_DEVICE_MS = 365 * 24 * 60 * MINUTE_MS;

/** Audit log entries about a locked account: at most one an hour. */
export const LOCKOUT_LOG = { name: 'staff.locked-out', everyMs: 60 * MINUTE_MS };
