import type { CheckoutOptions } from './checkout-options.js';

/** Every widget there is, and what a page tells it. */
export interface WidgetOptions {
  checkout: CheckoutOptions;
}

export type WidgetName = keyof WidgetOptions;
