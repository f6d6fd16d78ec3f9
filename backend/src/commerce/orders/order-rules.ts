import { createHash } from 'node:crypto';

import { canTransition, type Transitions } from '../../platform/transitions.js';
import type { OrderSource } from '../checkout-guard/checkout-guard-rules.js';
import type { ProductType } from '../products/product-rules.js';
import type { PostalAddress } from './postal-address-rules.js';

/** The life of an order, as one table: from each state, the states it may move to. */
const table = {
  // A payment may be in dispute or refunded before anybody here has looked at it.
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
  // A refund that the buyer's bank returns leaves the order paid.
  refunded: ['paid'],
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

/** A payment that was made for an order and is not what the order asks for. */
export interface PaymentMismatch {
  paymentIntentId: string;
  /** In the smallest unit of the currency. */
  receivedAmount: number;
  /** ISO 4217, in small letters. */
  currency: string;
}

export const orderTransitions: Transitions<OrderStatus> = table;

const STANDING: readonly OrderStatus[] = ['paid', 'fulfilled', 'to-send', 'sent'];

/** Paid for, and neither refunded nor in question: the buyer may have what they bought. */
export function isPaidFor(status: OrderStatus): boolean {
  return STANDING.includes(status);
}

/**
 * The state an order moves to when the payment's truth is `outcome`, or undefined when it stays. Applying
 * the same truth twice, or an old one late, changes nothing: no state leads to itself, nor back.
 */
export function nextStatus(current: OrderStatus, outcome: PaymentOutcome): OrderStatus | undefined {
  return canTransition(orderTransitions, current, outcome) ? outcome : undefined;
}

/** Where an order goes at once when it has become paid: a parcel waits for the author's hands, unless it was in the post. */
export function deliveredStatus(type: ProductType, isSent: boolean): OrderStatus {
  if (type !== 'paperback') return 'fulfilled';
  return isSent ? 'sent' : 'to-send';
}

/** Whether an order knows that its payment intent has succeeded, which is for good. */
export function knowsOfSuccess(status: OrderStatus): boolean {
  return isPaidFor(status) || status === 'disputed' || status === 'refunded';
}

/** Orders whose payment is still to come: a retry finds them again instead of opening another. */
export function awaitsPayment(status: OrderStatus): boolean {
  return status === 'pending' || status === 'failed';
}

/** Orders on which Stripe's last word is still to come: a declined payment may yet succeed with another card. */
export const UNSETTLED = ['pending', 'processing', 'failed'] as const satisfies readonly OrderStatus[];

/** What a person reads out on the telephone: eight characters of the order's id. */
export function orderReference(orderId: string): string {
  const id = orderId.replaceAll('-', '').toUpperCase();
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`;
}

/** What a visitor asks for by a click on the buy button. */
export interface OrderInput {
  productId: string;
  customerName: string;
  customerEmail: string;
  /** Where a paperback goes; nothing else has one. */
  shippingAddress?: PostalAddress;
  /** Cents that were shown, when the page sends them. */
  shownAmountCents?: number;
  /** Of the total that was shown, where tax comes to the price. */
  taxQuote?: string;
  /** The Idempotency-Key header, when there is one. */
  idempotencyKey?: string;
  /** By which its repetition is found, to whoever has this site's key: of {@link requestKeyOf}. */
  keyHash: string;
  /** From where, for those who count. */
  source: OrderSource;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function postalParts({ name, line1, line2, city, region, postalCode, country }: PostalAddress): string[] {
  return [name, line1, line2 ?? '', city, region, postalCode, country].map((part) => part.trim());
}

export function fingerprintOf(input: Omit<OrderInput, 'keyHash'>): string {
  const email = input.customerEmail.trim().toLowerCase();
  const address = input.shippingAddress && [postalParts(input.shippingAddress)];
  return sha256(JSON.stringify([input.productId, input.customerName.trim(), email, ...(address ?? [])]));
}

/**
 * Without a key of its own, a click is known by who asks for what. Addresses of the network are few enough to be tried one by
 * one, so it is kept as the site signs it.
 * @param client who asks, as far as it is known: keeps strangers with the same request apart
 */
export function requestKeyOf(input: Omit<OrderInput, 'keyHash'>, client: string): string {
  return input.idempotencyKey
    ? sha256(`key:${input.idempotencyKey}`)
    : sha256(`wish:${fingerprintOf(input)}:${client}`);
}

/** A job takes seconds. Longer than this after it was paid, an order that nobody has delivered needs a look. */
const STUCK_AFTER = `interval '5 minutes'`;

/**
 * The ids of orders about which something did not work: a job of theirs or of their payment has failed, they are paid and
 * not delivered, a refund of theirs came back from the bank and was not made since, or a payment came that does not fit; or
 * that wait for the owner's answer, as their buyer asks for a refund.
 */
export const STUCK_ORDERS = `
  SELECT w.payload ->> 'orderId' FROM outbox w
    WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND w.payload ->> 'orderId' IS NOT NULL
  UNION ALL SELECT s.id FROM outbox w JOIN orders s ON s.stripe_payment_intent_id = w.payload ->> 'paymentIntentId'
    WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND w.job = 'settle-payment'
  UNION ALL SELECT s.id FROM orders s WHERE s.status = 'paid' AND s.completed_at < now() - ${STUCK_AFTER}
  UNION ALL SELECT f.order_id FROM refunds f WHERE f.status = 'failed' AND f.stripe_refund_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM refunds l WHERE l.order_id = f.order_id AND l.status <> 'failed'
      AND l.asked_at > f.asked_at)
  UNION ALL SELECT g.order_id FROM guarantee_requests g JOIN orders s ON s.id = g.order_id
    WHERE g.state = 'waiting' AND s.status IN ('paid', 'fulfilled')
  UNION ALL SELECT m.order_id FROM order_payments m WHERE m.mismatches <> '[]'`;

/** Two paid orders of the same product and address within this time may be one purchase made twice. */
const DOUBLE_WITHIN = `interval '1 day'`;

const PAID_STATUSES = ORDER_STATUSES.filter(isPaidFor)
  .map((status) => `'${status}'`)
  .join(', ');

/** Further paid orders that may be the order `o` bought twice, as `d`. Refunded ones are settled and do not count. */
export const DOUBLES = `FROM orders d WHERE d.id <> o.id AND lower(d.customer_email) = lower(o.customer_email)
  AND d.product_id = o.product_id AND o.status IN (${PAID_STATUSES}) AND d.status IN (${PAID_STATUSES})
  AND d.completed_at BETWEEN o.completed_at - ${DOUBLE_WITHIN} AND o.completed_at + ${DOUBLE_WITHIN}`;

/** A click without a key is the same click for this long, as long as nothing was paid. */
export const SAME_CLICK_MS = 30 * 60 * 1000;

/** Minimum time between two resends of a purchase email. */
export const SAME_RESEND_MS = 60_000;

/** How long the browser that paid can prove it with the payment's client secret. */
const PROOF_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Whether a payment is too old for its client secret to prove who made it. */
export const isProofOver = ({ completedAt }: { completedAt: Date | null }, nowMs: number): boolean =>
  completedAt !== null && nowMs - completedAt.getTime() >= PROOF_LIFETIME_MS;

/** The columns of an order, for events. */
export interface OrderFacts {
  id: string;
  customerEmail: string;
  customerName: string | null;
  productId: string;
  quantity: number;
  totalCents: number;
  stripePaymentIntentId: string | null;
  status: OrderStatus;
  createdAt: Date;
  completedAt: Date | null;
}
