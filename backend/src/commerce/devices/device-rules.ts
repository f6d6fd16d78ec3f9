import type { FileFormat } from '../products/product-rules.js';

/** What a buyer reads on. */
export const DEVICE_KINDS = ['apple', 'android', 'kindle', 'kobo', 'desktop'] as const;

export type DeviceKind = (typeof DEVICE_KINDS)[number];

const SIGNS: readonly (readonly [kind: DeviceKind, sign: RegExp])[] = [
  // Before Android, of which Amazon's browsers say that they are.
  ['kindle', /\bKindle\b|\bSilk\/|\bKF[A-Z]{2,6}\b/],
  ['kobo', /\bKobo\b/i],
  ['apple', /\biPhone\b|\biPad\b|\biPod\b/],
  ['android', /\bAndroid\b/],
];

/** What somebody reads on, by what their browser says of itself. An iPad may say that it is a Mac: it is taken for one. */
export const deviceKindOf = (userAgent: string | undefined): DeviceKind =>
  SIGNS.find(([, sign]) => sign.test(userAgent ?? ''))?.[0] ?? 'desktop';

/** What Amazon takes by email, all attachments together: https://www.amazon.com/sendtokindle/email */
export const LONGEST_BY_EMAIL = 50_000_000;

/** Which Amazon takes by email, the one that fits any screen first. */
const BY_EMAIL: readonly FileFormat[] = ['epub', 'pdf'];

interface KnownFile {
  fileFormat: FileFormat;
  sizeBytes: number;
}

/**
 * The file to send to a Kindle.
 * @param ownBytes the most that our own mail server takes, if that is known
 * @returns `too-large` if Amazon takes none of them by email, `too-large-for-us` if our mail server takes none
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

/** Whether an address, in small letters, is one of a Kindle. */
export const isKindleAddress = (email: string): boolean => /@(?:free\.)?kindle\.com$/.test(email);

/** Formats that the page helps with, in the order of its help. */
const HELPED = ['pdf', 'epub', 'fixedEpub'] as const;

export type HelpedFormat = (typeof HELPED)[number];

/** The formats among some files that there is help for. */
export function helpedFormats(
  files: readonly { format: FileFormat; isFixedLayout: boolean }[],
): HelpedFormat[] {
  const there = files.map(({ format, isFixedLayout }) => (isFixedLayout ? 'fixedEpub' : format));
  return HELPED.filter((format) => there.includes(format));
}
