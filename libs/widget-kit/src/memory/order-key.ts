import { type TabStorage } from './tab-storage.js';

export interface OrderIdentity {
  productId: string;
  name: string;
  email: string;
  /** A package to another address is another order. */
  address?: object | undefined;
}

export interface OrderKeys {
  /**
   * Returns the key of an order: the same for the same product, name, and address in every tab, so that a
   * double click, a retry after a lost response, a reload, and a second tab all lead to one order. Undefined
   * if the browser stores nothing: the server then identifies the order by its details.
   */
  keyOf(order: OrderIdentity): string | undefined;
  /** Called after an order was paid or rejected: the next one is a new order, even by the same person. */
  settle(order: OrderIdentity): void;
  /** Keys of the last day, settled or not. They identify this browser's purchases to the server. */
  recentKeys(productId: string): string[];
}

interface StoredKey {
  key: string;
  /** Fingerprint of the order's details; null once settled. */
  order: number | null;
  /** In milliseconds since 1970. */
  at: number;
}

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_KEYS = 10;

const placeOf = (productId: string) => `lectern.checkout.keys.${productId}`;

/** FNV-1a, so that names and addresses are not stored in clear text. */
function fingerprintOf({ name, email, address }: OrderIdentity): number {
  const text = JSON.stringify([name, email.toLowerCase(), address ?? null]);
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

function isStoredKey(value: unknown): value is StoredKey {
  const { key, order, at } = (value ?? {}) as Partial<Record<keyof StoredKey, unknown>>;
  return typeof key === 'string' && typeof at === 'number' && (order === null || typeof order === 'number');
}

function recall(storage: TabStorage, productId: string): StoredKey[] {
  try {
    const kept: unknown = JSON.parse(storage.read(placeOf(productId)) ?? '[]');
    const since = Date.now() - KEY_LIFETIME_MS;
    return Array.isArray(kept) ? kept.filter(isStoredKey).filter(({ at }) => at > since) : [];
  } catch {
    return [];
  }
}

/** A random UUID that also works over plain http, where `crypto.randomUUID` is missing. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16).padStart(2, '0');
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16).padStart(2, '0');
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** @param storage shared by all tabs; null if the browser stores nothing */
export function orderKeys(storage: TabStorage | null): OrderKeys {
  if (!storage) return { keyOf: () => undefined, settle: () => undefined, recentKeys: () => [] };
  const keep = (productId: string, kept: readonly StoredKey[]) =>
    storage.write(placeOf(productId), JSON.stringify(kept.slice(0, MAX_KEYS)));
  return {
    keyOf: (order) => {
      const kept = recall(storage, order.productId);
      const fingerprint = fingerprintOf(order);
      const known = kept.find((each) => each.order === fingerprint);
      if (known) return known.key;
      const key = randomUuid();
      keep(order.productId, [{ key, order: fingerprint, at: Date.now() }, ...kept]);
      return key;
    },
    settle: (order) => {
      const fingerprint = fingerprintOf(order);
      const kept = recall(storage, order.productId);
      keep(
        order.productId,
        kept.map((each) => (each.order === fingerprint ? { ...each, order: null } : each)),
      );
    },
    recentKeys: (productId) => recall(storage, productId).map(({ key }) => key),
  };
}
