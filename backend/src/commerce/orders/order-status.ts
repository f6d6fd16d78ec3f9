import { canTransition, type Transitions } from '../../platform/transitions.js';

/** The life of an order, as one table: from each state, the states it may move to. */
const table = {
  // A payment may be in dispute or given back before anybody here has looked at it.
  pending: ['processing', 'paid', 'failed', 'cancelled', 'refunded', 'disputed'],
  processing: ['paid', 'failed', 'cancelled', 'refunded', 'disputed'],
  // A declined card is not the end: the same payment may still succeed with another one.
  failed: ['processing', 'paid', 'cancelled', 'refunded', 'disputed'],
  // Files and bookings are fulfilled by the site; what goes by post waits for the author's hands, but for what was in
  // the post before a dispute.
  paid: ['fulfilled', 'to-send', 'sent', 'refunded', 'disputed'],
  fulfilled: ['refunded', 'disputed'],
  'to-send': ['sent', 'refunded', 'disputed'],
  sent: ['refunded', 'disputed'],
  // A dispute that is won makes the order paid again, to be delivered if it was not; one that is lost ends as a refund.
  disputed: ['paid', 'fulfilled', 'refunded'],
  cancelled: [],
  refunded: [],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof table;

export const ORDER_STATUSES = Object.keys(table) as OrderStatus[];

/** What Stripe says of a payment, reduced to the order state that it asks for. */
export type PaymentOutcome =
  | 'pending'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'disputed';

export const orderTransitions: Transitions<OrderStatus> = table;

const STANDING: readonly OrderStatus[] = ['paid', 'fulfilled', 'to-send', 'sent'];

/** Paid for, and neither given back nor in question: the buyer may have what she bought. */
export function isPaidFor(status: OrderStatus): boolean {
  return STANDING.includes(status);
}

/**
 * The state an order moves to when the payment's truth is `outcome`, or undefined when it stays. Applying
 * the same truth twice, or an old one late, changes nothing.
 */
export function nextStatus(current: OrderStatus, outcome: PaymentOutcome): OrderStatus | undefined {
  if (outcome === 'pending' || outcome === current) return undefined;
  if (outcome === 'paid' && isPaidFor(current)) return undefined;
  return canTransition(orderTransitions, current, outcome) ? outcome : undefined;
}

/** Orders whose payment is still to come: a retry finds them again instead of opening another. */
export function awaitsPayment(status: OrderStatus): boolean {
  return status === 'pending' || status === 'failed';
}

/** Orders on which Stripe's last word is still to come: a declined payment may yet succeed with another card. */
export const UNSETTLED = ['pending', 'processing', 'failed'] as const satisfies readonly OrderStatus[];
