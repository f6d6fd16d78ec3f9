import { type TabStorage } from './tab-storage.js';

/** A payment started in this tab, so that a reload resumes it instead of starting a second one. */
interface StoredPayment {
  clientSecret: string;
  /** Price on the button; missing if an older page stored the payment. */
  priceCents?: number;
  name: string;
  email: string;
  total?: ChargedTotal;
}

export interface ChargedTotal {
  priceCents: number;
  taxCents: number;
  totalCents: number;
  /** Such as `VAT 7%`; null if no tax is due. */
  rates: string | null;
}

const keyOf = (productId: string) => `lectern.checkout.payment.${productId}`;

function isStoredPayment(value: unknown): value is StoredPayment {
  return (
    typeof value === 'object' &&
    value !== null &&
    'clientSecret' in value &&
    typeof value.clientSecret === 'string' &&
    'name' in value &&
    typeof value.name === 'string' &&
    'email' in value &&
    typeof value.email === 'string'
  );
}

export function findStoredPayment(storage: TabStorage, productId: string): StoredPayment | null {
  const text = storage.read(keyOf(productId));
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isStoredPayment(value) ? value : null;
  } catch {
    return null;
  }
}

export function storePayment(storage: TabStorage, productId: string, payment: StoredPayment): void {
  storage.write(keyOf(productId), JSON.stringify(payment));
}

export function removeStoredPayment(storage: TabStorage, productId: string): void {
  storage.remove(keyOf(productId));
}
