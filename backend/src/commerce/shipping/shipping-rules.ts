import type { OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';

/** The link by which the owner says that an order is in the post. */
export const SENT_LINK = {
  purpose: 'order-sent',
  path: (token: string): string => `/orders/${token}/sent`,
};

/** What the owner of the shop is told of an order. */
export type OwnerTask = 'to-send' | 'to-write' | 'to-hold';

/**
 * What she needs to hear of an order as it stands now; undefined where there is nothing for her to do: files hand
 * themselves over, and what is in the post cannot be held.
 */
export function ownerTaskOf(type: ProductType, status: OrderStatus, isSent: boolean): OwnerTask | undefined {
  if (type === 'ebook' || isSent) return undefined;
  if (status === 'disputed' || status === 'refunded') return 'to-hold';
  if (type === 'paperback') return status === 'to-send' ? 'to-send' : undefined;
  return status === 'fulfilled' ? 'to-write' : undefined;
}
