import { moneyExample, type MoneyFormat, parseMoney } from '@lectern/money';
import { z } from 'zod';

// Most schemas read one file, which takes less time than compiling them.
z.config({ jitless: true });

/** Computes an ISBN-13 check digit (ISO 2108: weights 1 and 3, sum divisible by ten). */
export function isbnCheckDigit(firstTwelve: string): number {
  const sum = [...firstTwelve].reduce(
    (total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return (10 - (sum % 10)) % 10;
}

export function isbnFault(isbn: string): string | null {
  const digits = isbn.replaceAll('-', '');
  if (!/^97[89]\d{10}$/.test(digits)) return 'must be an ISBN-13: 13 digits that begin with 978 or 979';
  const expected = isbnCheckDigit(digits.slice(0, 12));
  if (expected !== Number(digits[12])) {
    return `must be a valid ISBN-13, but "${isbn}" has a typo: its last digit should be ${expected}`;
  }
  return null;
}

export const text = z.string('must be text between quotation marks').trim().min(1, 'must not be empty');

/** A line of text with placeholders: `textWith('{count}')`. */
export const textWith = (...places: readonly string[]) =>
  text.refine((words) => places.every((place) => words.includes(place)), {
    error: `must contain: ${places.join(', ')}`,
  });

export const texts = z
  .array(text, 'must be a list of texts between square brackets')
  .min(1, 'must have at least one entry');

export const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'must be a list between square brackets').min(1, 'must have at least one entry');

/** A list that may be empty or left out. */
export const optionalListOf = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry, 'must be a list between square brackets').default([]);

export const keywords = texts.refine(
  (words) => new Set(words).size === words.length,
  'must not repeat a keyword',
);

export const webLink = z.url({
  protocol: /^https$/,
  hostname: /\./,
  error: 'must be a link that begins with https://',
});

export const path = z
  .string('must be text between quotation marks')
  .regex(/^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/, 'must be a path of this site, such as /finding-peace');

/** Of the prices that {@link withPrices} reads; null accepts any. */
let priceFormat: MoneyFormat | null = { currency: 'USD', locale: 'en-US' };

/**
 * Reads prices in the site's currency and notation. Zod passes nothing to a transform, and parsing is synchronous.
 * @param format null if site.json is invalid: its errors come first
 */
export function withPrices<T>(format: MoneyFormat | null, parse: () => T): T {
  const before = priceFormat;
  priceFormat = format;
  try {
    return parse();
  } finally {
    priceFormat = before;
  }
}

/** A price as on a card of the site (`$9.95`, `9,95 €`), parsed into minor units. */
export const price = z.unknown().transform((written, context) => {
  if (priceFormat === null) return 1;
  const example = `must be a price such as "${moneyExample(priceFormat)}"`;
  if (typeof written === 'string')
    try {
      const amount = parseMoney(written, priceFormat);
      if (amount > 0) return amount;
    } catch {
      // Reported below, together with amounts of zero.
    }
  const message = typeof written === 'string' ? `${example}, not "${written}"` : example;
  context.addIssue({ code: 'custom', message });
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
  .string('must be a color between quotation marks')
  .regex(/^#[0-9A-Fa-f]{6}$/, 'must be a color such as #0F4C5C');

export const calendarDate = z.iso.date('must be a date such as "2024-11-15"');

export const timeZone = z
  .string()
  .refine(
    (name) => Intl.supportedValuesOf('timeZone').includes(name),
    'must be a time zone such as "America/New_York"',
  );

export const pageMeta = z.strictObject({ title: text, description: text, keywords: keywords.default([]) });

export const place = z
  .string('must be text between quotation marks')
  .regex(
    /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?(?:#[\p{L}\p{M}\p{N}-]+)?$/u,
    'must be a path of this site, such as /finding-peace',
  );
export const pathLink = z.strictObject({ label: text, path: place });
export const titledText = z.strictObject({ title: text, text });

/** Units for durations: `1 minute 5 seconds`. */
export const timeUnits = z.strictObject({ second: text, seconds: text, minute: text, minutes: text });
