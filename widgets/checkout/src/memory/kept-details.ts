import { type Customer, nobody } from '../checkout-state.js';
import { type TabStorage } from './tab-storage.js';

/** One for all products: who looks at another book meanwhile is still the same person. */
const key = 'lectern.checkout.details';

/** What somebody has typed and not bought with yet, so that a walk to another page does not cost it. */
export function keepDetails(storage: TabStorage, customer: Customer): void {
  storage.write(key, JSON.stringify(customer));
}

/** Nobody where nothing is kept, or nothing that is understood. */
export function recallDetails(storage: TabStorage): Customer {
  try {
    const kept = JSON.parse(storage.read(key) ?? 'null') as Customer | null;
    return { ...nobody, ...kept };
  } catch {
    return nobody;
  }
}

export function forgetDetails(storage: TabStorage): void {
  storage.remove(key);
}
