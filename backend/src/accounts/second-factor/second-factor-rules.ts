import { createHash, randomBytes } from 'node:crypto';

/** No characters that are easily confused on paper: no l, o, 0, or 1. 32 characters. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 120 bits: too many to guess, even with the hashes (OWASP ASVS 5.0, 6.5.2). */
const CODE_LENGTH = 24;

const GROUP = 6;

/** Older codes are shorter and still valid. */
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{15}(?:[${ALPHABET}]{9})?$`);

export const RECOVERY_CODE_COUNT = 10;

/** Normalizes a typed code by removing separators: `K7M2P-…` and `123 456` are valid. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** @param code plain */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** @param code plain */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(code);

/** @returns in display form: `k7m2pb-x9rtad-3hcweg-5nqyvu` */
export function createRecoveryCode(): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return [0, 1, 2, 3].map((group) => letters.slice(group * GROUP, (group + 1) * GROUP)).join('-');
}

/**
 * Stored hash.
 * @param code plain
 */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex');

export const SECOND_FACTOR = 'second-factor';
