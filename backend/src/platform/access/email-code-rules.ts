import { growingWaits, guessLimits, type GrowingLimit } from '../rate-limits/rate-limit-rules.js';

const MINUTE_MS = 60_000;

export const CODE_LIFE_MINUTES = 10;

const PAUSE_MS = 15 * MINUTE_MS;

interface CodeLimits {
  subject: GrowingLimit;
  source: GrowingLimit;
}

/**
 * Limits of attempts at a code: five per subject, then one after each pause, which is longer than a code's lifetime. So at
 * most five of the million codes can be tried. A network may hold many people, so it gets more.
 */
export const codeLimits = (purpose: string): CodeLimits => ({
  subject: { purpose: `${purpose}/address`, waitsMs: growingWaits(5, PAUSE_MS, PAUSE_MS) },
  source: guessLimits(purpose).source,
});

/** Derives a code of six digits. The modulo bias of 48 bits is negligible. */
export const codeOf = (secret: string): string =>
  String(Buffer.from(secret, 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
