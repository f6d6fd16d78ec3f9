import { type TabStorage } from './tab-storage.js';

/** A payment started in this tab, so that a reload resumes it instead of starting a second one. */
export interface KeptPayment {
  clientSecret: string;
  /** Price on the button; missing if an older page stored the payment. */
  priceCents?: number;
  name: string;
  email: string;
  /** The charged total, if tax is added to the price. */
  total?: ChargedTotal;
}

/** A price, the added tax, and the charged total. */
export interface ChargedTotal {
  priceCents: number;
  taxCents: number;
  totalCents: number;
  /** Such as `VAT 7%`; null if no tax is due. */
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
