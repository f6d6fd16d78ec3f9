import { createHash, randomBytes } from 'node:crypto';

/** Nothing that one takes for another when it is copied from paper: no l, no o, no 0, no 1. 32 characters. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 120 bits: too many to try, even for whoever has the hashes (OWASP ASVS 5.0, 6.5.2). */
const CODE_LENGTH = 24;

const GROUP = 6;

/** Those of before are shorter, and open what they opened. */
const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{15}(?:[${ALPHABET}]{9})?$`);

/** How many are made at once. */
export const RECOVERY_CODE_COUNT = 10;

/** As it was typed, without what only parts it: `K7M2P-…` and `123 456` are no mistake. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** @param code plain */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** @param code plain */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(code);

/** @returns as it is written down: `k7m2pb-x9rtad-3hcweg-5nqyvu` */
export function createRecoveryCode(): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return [0, 1, 2, 3].map((group) => letters.slice(group * GROUP, (group + 1) * GROUP)).join('-');
}

/** What is kept of one. @param code plain */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex');

/** What the secrets of authenticator apps are sealed for. */
export const SECOND_FACTOR = 'second-factor';
