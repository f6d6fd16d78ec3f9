import { type Customer, emptyCustomer } from '../checkout-state.js';
import { type TabStorage } from '@lectern/widget-kit';

/** Shared by all products: it is the same person. */
const key = 'lectern.checkout.details';

export function storeDetails(storage: TabStorage, customer: Customer): void {
  storage.write(key, JSON.stringify(customer));
}

export function findStoredDetails(storage: TabStorage): Customer {
  try {
    const kept = JSON.parse(storage.read(key) ?? 'null') as Customer | null;
    return { ...emptyCustomer, ...kept };
  } catch {
    return emptyCustomer;
  }
}

export function removeStoredDetails(storage: TabStorage): void {
  storage.remove(key);
}
