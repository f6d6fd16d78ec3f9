import { createHash, timingSafeEqual } from 'node:crypto';
import { text } from '../parameters/plain-readers.js';
import { required } from '../parameters/reader.js';
import { invalidRequest } from '../protocol/refusal.js';
import type { PaymentIntent } from '../stripe-objects.js';

/** A browser proves with it that it may act on one intent. */
export const requiredClientSecret = required(text());

/** Compares two secrets in a time that tells nothing about either. */
export function sameSecret(a: string, b: string): boolean {
  const digest = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(a), digest(b));
}

/** @throws Refusal, the same for an intent that does not exist and for a secret that does not fit. */
export function checkClientSecret(intent: PaymentIntent | undefined, clientSecret: string): PaymentIntent {
  if (intent && sameSecret(intent.client_secret, clientSecret)) return intent;
  throw invalidRequest(
    'The client_secret provided does not match any associated PaymentIntent on this account.',
    {
      param: 'client_secret',
    },
  );
}
