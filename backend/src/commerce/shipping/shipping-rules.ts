import type { OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';

/** Signed link by which the owner marks an order as sent. */
export const SENT_LINK = {
  purpose: 'order-sent',
  path: (token: string): string => `/orders/${token}/sent`,
};

export type OwnerTask = 'to-send' | 'to-write' | 'to-hold';

/** Undefined if there is none: files are delivered automatically, and a package that was sent cannot be held. */
export function ownerTaskOf(type: ProductType, status: OrderStatus, isSent: boolean): OwnerTask | undefined {
  if (type === 'ebook' || isSent) return undefined;
  if (status === 'disputed' || status === 'refunded') return 'to-hold';
  if (type === 'paperback') return status === 'to-send' ? 'to-send' : undefined;
  return status === 'fulfilled' ? 'to-write' : undefined;
}
