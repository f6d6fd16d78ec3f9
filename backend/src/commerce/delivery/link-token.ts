import { createHash, randomBytes } from 'node:crypto';

/** A link's token carries 256 random bits, written in 43 characters of base64url. */
const TOKEN_BYTES = 32;
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43}$/;

export const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;

export function createToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function isToken(text: string): boolean {
  return TOKEN_PATTERN.test(text);
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The link's path on the site. */
export function linkPath(token: string): string {
  return `/d/${token}`;
}
