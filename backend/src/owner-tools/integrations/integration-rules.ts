import { growingWaits } from '../../platform/rate-limits/rate-limit-rules.js';

export const CHECK_TIMEOUT_MS = 15_000;

/** A check may cost money or send an email. */
export const CHECK_LIMIT = { purpose: 'connection-test', waitsMs: growingWaits(10, 15_000, 300_000) };
