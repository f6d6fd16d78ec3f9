import { createHash } from 'node:crypto';

import { canTransition, type Transitions } from '../../platform/transitions.js';
import type { OrderSource } from '../checkout-guard/checkout-guard-rules.js';
import type { ProductType } from '../products/product-rules.js';
import type { PostalAddress } from './postal-address-rules.js';

const transitions = {
  // A payment may be disputed or refunded before its success was seen here.
  pending: ['processing', 'paid', 'failed', 'cancelled', 'refunded', 'disputed'],
  processing: ['paid', 'failed', 'cancelled', 'refunded', 'disputed'],
  // After a declined card, the same payment may still succeed with another one.
  failed: ['processing', 'paid', 'cancelled', 'refunded', 'disputed'],
  // Files and bookings are fulfilled at once. Shipped goods wait for the owner, unless they were sent before a dispute.
  paid: ['fulfilled', 'to-send', 'sent', 'refunded', 'disputed'],
  fulfilled: ['refunded', 'disputed'],
  'to-send': ['sent', 'refunded', 'disputed'],
  sent: ['refunded', 'disputed'],
  // A won dispute makes the order paid again; a lost one refunds it.
  disputed: ['paid', 'fulfilled', 'refunded'],
  cancelled: [],
  // The buyer's bank may return a refund.
  refunded: ['paid'],
} as const satisfies Record<string, readonly string[]>;

export type OrderStatus = keyof typeof transitions;

export const ORDER_STATUSES = Object.keys(transitions) as OrderStatus[];

export type PaymentOutcome =
  | 'pending'
  | 'processing'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'refunded'
  | 'disputed';

export interface PaymentMismatch {
  paymentIntentId: string;
  /** In the smallest unit of the currency. */
  receivedAmount: number;
  /** ISO 4217, lowercase. */
  currency: string;
}

export const orderTransitions: Transitions<OrderStatus> = transitions;

const PAID: readonly OrderStatus[] = ['paid', 'fulfilled', 'to-send', 'sent'];

/** Whether the order is paid, and neither refunded nor disputed; the buyer has access. */
export function isPaidFor(status: OrderStatus): boolean {
  return PAID.includes(status);
}

/** Next status for a payment outcome, or undefined if it stays. A repeated or outdated outcome changes nothing. */
export function nextStatus(current: OrderStatus, outcome: PaymentOutcome): OrderStatus | undefined {
  return canTransition(orderTransitions, current, outcome) ? outcome : undefined;
}

/** Status that follows `paid` at once: shipped goods wait for the owner, unless they were sent already. */
export function deliveredStatus(type: ProductType, isSent: boolean): OrderStatus {
  if (type !== 'paperback') return 'fulfilled';
  return isSent ? 'sent' : 'to-send';
}

/** Whether the order knows that its payment intent has succeeded, which is final. */
export function knowsOfSuccess(status: OrderStatus): boolean {
  return isPaidFor(status) || status === 'disputed' || status === 'refunded';
}

/** Whether a retry may find this order again instead of opening another one. */
export function awaitsPayment(status: OrderStatus): boolean {
  return status === 'pending' || status === 'failed';
}

/** Orders whose payment may still change: a declined payment may succeed with another card. */
export const UNSETTLED = ['pending', 'processing', 'failed'] as const satisfies readonly OrderStatus[];

/** Short order number for people: eight characters of the id. */
export function orderReference(orderId: string): string {
  const id = orderId.replaceAll('-', '').toUpperCase();
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`;
}

export interface OrderInput {
  productId: string;
  customerName: string;
  customerEmail: string;
  /** Required for a paperback; not allowed for other products. */
  shippingAddress?: PostalAddress;
  /** Price that the page showed, in cents. */
  shownAmountCents?: number;
  /** Signed quote of the total, if tax is added to the price. */
  taxQuote?: string;
  /** Sentence that the buyer agreed to. */
  withdrawalConsent?: string;
  idempotencyKey?: string;
  /** Identifies a repetition of the request; see {@link requestKeyOf}. */
  keyHash: string;
  /** Referral source, for statistics. */
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
 * Key hash of a request. Without an Idempotency-Key, a request is identified by its client and content. Signed, since
 * IP addresses are few enough to be guessed from a plain hash.
 * @param client client address, if known; separates strangers with the same request
 */
export function requestKeyOf(input: Omit<OrderInput, 'keyHash'>, client: string): string {
  return input.idempotencyKey
    ? sha256(`key:${input.idempotencyKey}`)
    : sha256(`wish:${fingerprintOf(input)}:${client}`);
}

/** Delivery takes seconds. A paid order that is undelivered after this interval needs a look. */
export const STUCK_AFTER = '5 minutes';

/** Two paid orders of the same product and address within this interval may be a double purchase. */
export const DOUBLE_WITHIN = '1 day';

/** Repetitions of a request without a key find the same unpaid order for this long. */
export const SAME_CLICK_MS = 30 * 60 * 1000;

/** Minimum time between two resends of a purchase email. */
export const SAME_RESEND_MS = 60_000;

/** The client secret of a payment is proof of purchase for this long. */
const PROOF_LIFETIME_MS = 24 * 60 * 60 * 1000;

export const isProofOver = ({ completedAt }: { completedAt: Date | null }, nowMs: number): boolean =>
  completedAt !== null && nowMs - completedAt.getTime() >= PROOF_LIFETIME_MS;

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
