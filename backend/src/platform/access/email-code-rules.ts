import { growingWaits, guessLimits, type GrowingLimit } from '../rate-limits/rate-limit-rules.js';

const MINUTE_MS = 60_000;

/** As long as a code opens something. */
export const CODE_LIFE_MINUTES = 10;

const PAUSE_MS = 15 * MINUTE_MS;

interface CodeLimits {
  subject: GrowingLimit;
  source: GrowingLimit;
}

/**
 * How guessing at codes slows down: five tries for whom a code is, then a pause that is longer than a code lives, and one try
 * after each. So nobody tries more than five of the million codes. A network may hold many people, so it gets more.
 */
export const codeLimits = (purpose: string): CodeLimits => ({
  subject: { purpose: `${purpose}/address`, waitsMs: growingWaits(5, PAUSE_MS, PAUSE_MS) },
  source: guessLimits(purpose).source,
});

/** Derives a code of six digits. The modulo bias of 48 bits is negligible. */
export const codeOf = (secret: string): string =>
  String(Buffer.from(secret, 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
