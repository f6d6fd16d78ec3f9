import { createHash } from 'node:crypto';

import type { PostalAddress } from './postal-address.js';

/** What a visitor asks for when she clicks the buy button. */
export interface OrderWish {
  productId: string;
  customerName: string;
  customerEmail: string;
  /** Where a paperback goes; nothing else has one. */
  shippingAddress?: PostalAddress;
  /** Cents she was shown, when the page sends them. */
  shownAmountCents?: number;
  /** The Idempotency-Key header, when there is one. */
  idempotencyKey?: string;
  /** Who asks, as far as it is known: keeps strangers with the same wish apart. */
  client: string;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function postalParts({ name, line1, line2, city, region, postalCode, country }: PostalAddress): string[] {
  return [name, line1, line2 ?? '', city, region, postalCode, country].map((part) => part.trim());
}

export function fingerprintOf(wish: OrderWish): string {
  const email = wish.customerEmail.trim().toLowerCase();
  const address = wish.shippingAddress && [postalParts(wish.shippingAddress)];
  return sha256(JSON.stringify([wish.productId, wish.customerName.trim(), email, ...(address ?? [])]));
}

/** Without a key of its own, a click is known by who asks for what. */
export function requestKeyOf(wish: OrderWish): string {
  return wish.idempotencyKey
    ? sha256(`key:${wish.idempotencyKey}`)
    : sha256(`wish:${fingerprintOf(wish)}:${wish.client}`);
}
