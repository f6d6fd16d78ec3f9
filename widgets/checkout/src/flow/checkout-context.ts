import type { CheckoutOptions } from '@lectern/widget-kit';
import type { CheckoutApi } from '../api/checkout-api.js';
import type { CheckoutEvent, CheckoutState } from '../checkout-state.js';
import type { OrderKeys, TabStorage } from '@lectern/widget-kit';

export interface CheckoutContext {
  api: CheckoutApi;
  storage: TabStorage;
  keys: OrderKeys;
  options(): CheckoutOptions;
  state(): CheckoutState;
  /** Applies an event; false if the table has no such transition, and then nothing may follow from it. */
  send(event: CheckoutEvent): boolean;
  navigateTo(address: string): void;
  /** Resolves after the delay, but never after the widget was unmounted. */
  wait(durationMs: number): Promise<void>;
}
