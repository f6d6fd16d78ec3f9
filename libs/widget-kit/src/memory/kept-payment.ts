import { type TabStorage } from './tab-storage.js';

/** A payment that was started in this tab, so that a reload comes back to it instead of a second one. */
export interface KeptPayment {
  clientSecret: string;
  /** What the button said; not known of those that were kept by an older page. */
  priceCents?: number;
  name: string;
  email: string;
  /** Of what is charged, where tax comes to the price. */
  total?: ChargedTotal;
}

/** A price, the tax that comes to it, and what is charged. */
export interface ChargedTotal {
  priceCents: number;
  taxCents: number;
  totalCents: number;
  /** `VAT 7%`; null where no tax is due. */
  rates: string | null;
}

const keyOf = (productId: string) => `lectern.checkout.payment.${productId}`;

function isKeptPayment(value: unknown): value is KeptPayment {
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

export function recallPayment(storage: TabStorage, productId: string): KeptPayment | null {
  const text = storage.read(keyOf(productId));
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isKeptPayment(value) ? value : null;
  } catch {
    return null;
  }
}

export function keepPayment(storage: TabStorage, productId: string, payment: KeptPayment): void {
  storage.write(keyOf(productId), JSON.stringify(payment));
}

export function forgetPayment(storage: TabStorage, productId: string): void {
  storage.remove(keyOf(productId));
}
