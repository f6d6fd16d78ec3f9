import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in 43 characters of base64url. */
const tokenBytes = 32;
const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

export function createKitToken(): string {
  return randomBytes(tokenBytes).toString('base64url');
}

export function isKitToken(text: string): boolean {
  return tokenPattern.test(text);
}

export function hashKitToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** The link's path on the site: to the whole kit, or to one of its parts. */
export function kitPath(token: string, part?: string): string {
  return part ? `/kit/${token}/${part}` : `/kit/${token}`;
}
