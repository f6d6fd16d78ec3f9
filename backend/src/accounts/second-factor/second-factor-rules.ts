import { createHash, randomBytes } from 'node:crypto';

/** Nothing that one takes for another when it is copied from paper: no l, no o, no 0, no 1. 32 characters. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 75 bits: too many to try, even for whoever has the hashes. */
const CODE_LENGTH = 15;

const GROUP = 5;

const RECOVERY_CODE = new RegExp(`^[${ALPHABET}]{${CODE_LENGTH}}$`);

/** How many are made at once. */
export const RECOVERY_CODE_COUNT = 10;

/** As it was typed, without what only parts it: `K7M2P-…` and `123 456` are no mistake. */
export const plainCode = (typed: string): string => typed.toLowerCase().replace(/[^a-z0-9]/g, '');

/** @param code plain */
export const isOneTimeCode = (code: string): boolean => /^\d{6}$/.test(code);

/** @param code plain */
export const isRecoveryCode = (code: string): boolean => RECOVERY_CODE.test(code);

/** @returns as it is written down: `k7m2p-x9rta-3hcwe` */
export function createRecoveryCode(): string {
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => ALPHABET[byte % ALPHABET.length]).join('');
  return [0, GROUP, 2 * GROUP].map((at) => letters.slice(at, at + GROUP)).join('-');
}

/** What is kept of one. @param code plain */
export const hashRecoveryCode = (userId: string, code: string): string =>
  createHash('sha256').update(`${userId}:${code}`).digest('hex');

/** What the secrets of authenticator apps are sealed for. */
export const SECOND_FACTOR = 'second-factor';
