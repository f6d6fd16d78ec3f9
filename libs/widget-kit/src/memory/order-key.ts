import { type TabStorage } from './tab-storage.js';

/** What makes an order the same order when it is asked for twice. */
export interface OrderIdentity {
  productId: string;
  name: string;
  email: string;
  /** A parcel that goes elsewhere is another order. */
  address?: object | undefined;
}

const keyOf = ({ productId, name, email, address }: OrderIdentity) => {
  const parts = [productId, name, email.toLowerCase(), ...(address ? [address] : [])];
  return `lectern.checkout.order-key.${JSON.stringify(parts)}`;
};

/** A random UUID, also on plain http, where `crypto.randomUUID` does not exist. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/**
 * The Idempotency-Key of an order: the same for the same product, name and address in this tab, so that a
 * double click, a retry after a lost answer, and a reload all end in one order.
 */
export function orderKey(storage: TabStorage, order: OrderIdentity): string {
  const known = storage.read(keyOf(order));
  if (known !== null) return known;
  const fresh = randomUuid();
  storage.write(keyOf(order), fresh);
  return fresh;
}

/** After an order was paid or refused: the next one, even by the same person, is another order. */
export function forgetOrderKey(storage: TabStorage, order: OrderIdentity): void {
  storage.remove(keyOf(order));
}
