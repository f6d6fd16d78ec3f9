import type { FileFormat } from '../products/product-rules.js';

export const DEVICE_KINDS = ['apple', 'android', 'kindle', 'kobo', 'desktop'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

const SIGNS: readonly (readonly [kind: DeviceKind, sign: RegExp])[] = [
  // Before Android, since Amazon's browsers also name Android.
  ['kindle', /\bKindle\b|\bSilk\/|\bKF[A-Z]{2,6}\b/],
  ['kobo', /\bKobo\b/i],
  ['apple', /\biPhone\b|\biPad\b|\biPod\b/],
  ['android', /\bAndroid\b/],
];

/** An iPad may identify as a Mac and is then treated as one. */
export const deviceKindOf = (userAgent: string | undefined): DeviceKind =>
  SIGNS.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'desktop';

/** Amazon's limit for all attachments of an email: https://www.amazon.com/sendtokindle/email */
export const LONGEST_BY_EMAIL = 50_000_000;

/** Rate limit for each order: {@link AT_ONCE} books, then one for each interval. */
export const EACH_ORDER = { name: 'to-device/order', everyMs: 10 * 60_000 };
export const AT_ONCE = 6;

/** Formats that Amazon accepts by email, best first. */
const BY_EMAIL: readonly FileFormat[] = ['epub', 'pdf'];

interface KnownFile {
  fileFormat: FileFormat;
  sizeBytes: number;
}

/**
 * Chooses the file to send to a Kindle: `too-large` if all exceed Amazon's limit, `too-large-for-us` if all exceed
 * our mail server's.
 * @param ownBytes limit of our mail server, if known
 */
export function fileForKindle<F extends KnownFile>(
  files: readonly F[],
  ownBytes = Infinity,
): F | 'too-large' | 'too-large-for-us' | undefined {
  const ofKind = BY_EMAIL.flatMap((format) => files.filter(({ fileFormat }) => fileFormat === format));
  const forAmazon = ofKind.filter(({ sizeBytes }) => sizeBytes <= LONGEST_BY_EMAIL);
  const fitting = forAmazon.find(({ sizeBytes }) => sizeBytes <= ownBytes);
  if (fitting || ofKind.length === 0) return fitting;
  return forAmazon.length > 0 ? 'too-large-for-us' : 'too-large';
}

/** Whether a lowercase address is a Kindle's. */
export const isKindleAddress = (email: string): boolean => /@(?:free\.)?kindle\.com$/.test(email);

const HELPED = ['pdf', 'epub', 'fixedEpub'] as const;

export type HelpedFormat = (typeof HELPED)[number];

export function helpedFormats(
  files: readonly { format: FileFormat; isFixedLayout: boolean }[],
): HelpedFormat[] {
  const there = files.map(({ format, isFixedLayout }) => (isFixedLayout ? 'fixedEpub' : format));
  return HELPED.filter((format) => there.includes(format));
}
