import { growingWaits, guessLimits } from '../../platform/rate-limits/rate-limit-rules.js';

const MINUTE_MS = 60_000;

/** What the rate limit for emails with codes is counted by. */
export const CODE_EMAIL = 'companion-code';

/** As long as a code opens something. */
export const CODE_LIFE_MINUTES = 10;

const PAUSE_MS = 15 * MINUTE_MS;

/**
 * How guessing at codes slows down: five tries of an address, then a pause that is longer than a code lives, and one try
 * after each. So nobody tries more than five of the million codes. A network may hold many people, so it gets more.
 */
export const codeLimits = {
  address: {
    purpose: 'companion-code/address',
    waitsMs: growingWaits(5, PAUSE_MS, PAUSE_MS),
  },
  source: guessLimits('companion-code').source,
};

/** A session that nobody uses for so long is over; the cookie is kept as long. */
export const SESSION_LIFE = '30 days';
