import type { OrderStatus } from '../orders/order-status.js';
import type { ProductType } from '../products/product-type.js';

/** What the owner of the shop is told of an order. */
export type OwnerNews = 'to-send' | 'to-write' | 'to-hold';

/**
 * What she needs to hear of an order as it stands now; undefined where there is nothing for her to do: files hand
 * themselves over, and what is in the post cannot be held.
 */
export function newsOf(type: ProductType, status: OrderStatus, isSent: boolean): OwnerNews | undefined {
  if (type === 'ebook' || isSent) return undefined;
  if (status === 'disputed' || status === 'refunded') return 'to-hold';
  if (type === 'paperback') return status === 'to-send' ? 'to-send' : undefined;
  return status === 'fulfilled' ? 'to-write' : undefined;
}
