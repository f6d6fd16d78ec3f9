import { cleanEmail } from '@lectern/email-address';

/** Maximum lengths of the local part and the address (RFC 5321, 4.5.3.1). */
const longestLocal = 64;
const longest = 254;
const shape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** A quoted local part may contain nearly any character. */
const quoted = /^"[^"\\\r\n]+"(?=@)/;

/** Whether a text looks like an email address. The server checks in more detail. */
export function isEmailAddress(given: string): boolean {
  const text = cleanEmail(given);
  const plain = text.replace(quoted, 'quoted');
  return shape.test(plain) && text.lastIndexOf('@') <= longestLocal && text.length <= longest;
}
