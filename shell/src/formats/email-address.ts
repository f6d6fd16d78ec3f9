import { cleanEmail } from '@lectern/email-address';

/** RFC 5321, 4.5.3.1: of the part before the at sign, and of all. */
const longestLocal = 64;
const longest = 254;
const shape = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
/** A part before the at sign in quotes may hold nearly everything. */
const quoted = /^"[^"\\\r\n]+"(?=@)/;

/** Whether a text may be an email address. The server looks closer, and says the same sentence or a better one. */
export function isEmailAddress(given: string): boolean {
  const text = cleanEmail(given);
  const plain = text.replace(quoted, 'quoted');
  return shape.test(plain) && text.lastIndexOf('@') <= longestLocal && text.length <= longest;
}
