import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** Random letters and digits, evenly spread: bytes past the last whole multiple of 62 are thrown away. */
export function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte < 248 && text.length < length) text += ALPHABET.charAt(byte % 62);
    }
  }
  return text;
}

/** Ids look like Stripe's own, so that nothing downstream learns to tell the two apart. */
export const newId = {
  paymentIntent: () => `pi_3${randomText(23)}`,
  charge: () => `ch_3${randomText(23)}`,
  refund: () => `re_3${randomText(23)}`,
  dispute: () => `du_1${randomText(23)}`,
  paymentMethod: () => `pm_1${randomText(23)}`,
  event: () => `evt_1${randomText(23)}`,
  request: () => `req_${randomText(14)}`,
  clientSecret: (paymentIntentId: string) => `${paymentIntentId}_secret_${randomText(25)}`,
};
