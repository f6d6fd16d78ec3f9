import type { OrderStatus } from '../orders/order-status.js';

/** What has to be done with an order before its buyer can be forgotten. */
const WAITS: Partial<Record<OrderStatus, string>> = {
  processing: 'A payment of hers is still being made: wait until it has gone through or failed.',
  paid: 'An order of hers is being delivered: wait until it is.',
  'to-send':
    'A parcel is still to be sent to her: send it, or give the money back, before you erase where it goes.',
  disputed: 'A payment of hers is in dispute: what is known of it is needed as evidence until that is over.',
};

const BEING_PAID = 'She is buying something at this moment: wait an hour.';

/** Why its buyers cannot be erased yet, each reason once. */
export function whatHoldsUp(orders: readonly { status: OrderStatus; isFresh: boolean }[]): string[] {
  const reasons = orders.map(({ status, isFresh }) =>
    status === 'pending' && isFresh ? BEING_PAID : WAITS[status],
  );
  return [...new Set(reasons)].filter((reason) => reason !== undefined);
}
