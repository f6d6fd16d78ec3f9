import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing of where they differ. */
export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted));
}

/**
 * Whether a request carries the secret: as the password of Basic (user names are not looked at), since many services
 * take only an address `https://any:secret@…`, or as a Bearer token (RFC 7617, RFC 6750).
 */
export function carriesSecret(authorization: string | undefined, secret: string): boolean {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(authorization?.trim() ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return isSameSecret(credentials, secret);
  if (scheme.toLowerCase() !== 'basic') return false;
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString('utf8')) ?? [];
  return isSameSecret(password, secret);
}
