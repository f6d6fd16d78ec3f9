import { growingWaits, guessLimits, type GrowingLimit } from '../rate-limits/rate-limit-rules.js';

const MINUTE_MS = 60_000;

export const CODE_LIFE_MINUTES = 10;

const PAUSE_MS = 15 * MINUTE_MS;

interface CodeLimits {
  subject: GrowingLimit;
  source: GrowingLimit;
}

/** At most five of a million codes can be tried: a pause is longer than a code's lifetime. Networks hold many people. */
export const codeLimits = (purpose: string): CodeLimits => ({
  subject: { purpose: `${purpose}/address`, waitsMs: growingWaits(5, PAUSE_MS, PAUSE_MS) },
  source: guessLimits(purpose).source,
});

/** Derives a code of six digits. The modulo bias of 48 bits is negligible. */
export const codeOf = (secret: string): string =>
  String(Buffer.from(secret, 'base64url').readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
