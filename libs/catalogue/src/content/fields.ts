import { parseCents } from '@lectern/money';
import { z } from 'zod';

/** The thirteenth digit that the first twelve call for (ISO 2108: weights 1 and 3 in turn, to a sum divisible by ten). */
export function isbnCheckDigit(firstTwelve: string): number {
  const sum = [...firstTwelve].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

/** Says what is wrong with a hyphenated or plain ISBN-13, or null when nothing is. */
export function isbnFault(isbn: string): string | null {
  const digits = isbn.replaceAll('-', '');
  if (!/^97[89]\d{10}$/.test(digits)) return 'must be an ISBN-13: 13 digits that begin with 978 or 979';
  const expected = isbnCheckDigit(digits.slice(0, 12));
  if (expected !== Number(digits[12])) {
    return `must be a true ISBN-13, but "${isbn}" has been mistyped: its last digit should be ${expected}`;
  }
  return null;
}

/** A line of text. */
export const text = z.string('must be text between quotation marks').trim().min(1, 'must not be empty');

/** A line of text with places that are filled when it is shown: `textWith('{count}')`. */
export const textWith = (...places: readonly string[]) =>
  text.refine((words) => places.every((place) => words.includes(place)), {
    error: `must say where these go: ${places.join(', ')}`,
  });

export const texts = z
  .array(text, 'must be a list of texts between square brackets')
  .min(1, 'must have at least one entry');

export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'must be a list between square brackets').min(1, 'must have at least one entry');

export const keywords = texts.refine(
  (words) => new Set(words).size === words.length,
  'must not name a keyword twice',
);

/** The address of another site. */
export const webLink = z.url({
  protocol: /^https$/,
  hostname: /\./,
  error: 'must be a link that begins with https://',
});

/** A page of this site. */
export const path = z
  .string('must be text between quotation marks')
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path of this site, such as /finding-peace');

/** Written as people write prices (`$9.95`), read into whole cents. */
export const price = z.string('must be a price such as "$9.95"').transform((written, context) => {
  try {
    const amountCents = parseCents(written);
    if (amountCents > 0) return amountCents;
  } catch {
    // Answered below, in the same words as for an amount of nothing.
  }
  context.addIssue({ code: 'custom', message: `must be a price such as "$9.95", not "${written}"` });
  return z.NEVER;
});

export const pageCount = z
  .int('must be a whole number of pages, without quotation marks')
  .positive('must be more than 0');

export const isbn = z.string('must be an ISBN-13 between quotation marks').check(({ value, issues }) => {
  const fault = isbnFault(value);
  if (fault) issues.push({ code: 'custom', input: value, message: fault });
});

export const color = z
  .string('must be a colour between quotation marks')
  .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a colour such as #0F4C5C');

export const calendarDate = z.iso.date('must be a date such as "2024-11-15"');

export const pageMeta = z.strictObject({ title: text, description: text, keywords });

/** A page of this site, or a place on it. */
export const place = z
  .string('must be text between quotation marks')
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[a-z0-9-]+)?$/,
    'must be a path of this site, such as /finding-peace',
  );
export const pathLink = z.strictObject({ label: text, path: place });
export const titledText = z.strictObject({ title: text, text });

/** How lengths of time are said in full: `1 minute 5 seconds`. */
export const timeUnits = z.strictObject({ second: text, seconds: text, minute: text, minutes: text });
