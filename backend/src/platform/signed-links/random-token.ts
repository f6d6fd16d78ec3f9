import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, written in 43 characters of base64url. */
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}

/** Hash to store instead of a token, so that the database gives access to no link. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
