import type { CheckoutOptions } from '@lectern/widget-kit';
import type { CheckoutApi } from '../api/checkout-api.js';
import type { CheckoutEvent, CheckoutState } from '../checkout-state.js';
import type { OrderKeys, TabStorage } from '@lectern/widget-kit';

/** What every part of the flow works with. */
export interface CheckoutContext {
  api: CheckoutApi;
  storage: TabStorage;
  keys: OrderKeys;
  /** The page's options as they are now. */
  options(): CheckoutOptions;
  state(): CheckoutState;
  /** Applies an event; false when the table has no such move, and then nothing must follow from it. */
  send(event: CheckoutEvent): boolean;
  /** Leaves the page for another. */
  leaveFor(address: string): void;
  /** Resolves after the time, and never once the widget has left the page. */
  wait(durationMs: number): Promise<void>;
}
