import { GUARANTEE_DAYS } from '@lectern/money';

import { isPaidFor, type OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';

const DAY_MS = 86_400_000;

export const GUARANTEE_REASON = `${GUARANTEE_DAYS}-day guarantee`;

export interface GuaranteeFacts {
  status: OrderStatus;
  /** Stripe knows its payment; false for orders imported from an older shop. */
  isPaidHere: boolean;
  types: readonly ProductType[];
  paidAt: Date | null;
  /** Includes pending refunds. */
  refundedCents: number;
  /** The buyer had none of its books before, except by a mistaken purchase within a day. */
  isFirst: boolean;
  isReturned: boolean;
}

export const guaranteeEnd = (paidAt: Date): Date => new Date(paidAt.getTime() + GUARANTEE_DAYS * DAY_MS);

export type GuaranteeRefusal =
  | 'refunded'
  | 'disputed'
  | 'unpaid'
  | 'paid-elsewhere'
  | 'by-hand'
  | 'partly-refunded'
  | 'returned'
  | 'over'
  | 'not-first';

/** The first match counts. */
const REFUSALS: readonly (readonly [
  refusal: GuaranteeRefusal,
  holds: (facts: GuaranteeFacts, nowMs: number) => boolean,
])[] = [
  ['refunded', ({ status }) => status === 'refunded'],
  ['disputed', ({ status }) => status === 'disputed'],
  ['unpaid', ({ status, paidAt }) => !isPaidFor(status) || paidAt === null],
  ['paid-elsewhere', ({ isPaidHere }) => !isPaidHere],
  ['by-hand', ({ types }) => types.length === 0 || types.some((type) => type !== 'ebook')],
  ['partly-refunded', ({ refundedCents }) => refundedCents > 0],
  ['returned', ({ isReturned }) => isReturned],
  ['over', ({ paidAt }, nowMs) => paidAt !== null && nowMs > guaranteeEnd(paidAt).getTime()],
  ['not-first', ({ isFirst }) => !isFirst],
];

/** Returns undefined if the buyer may have a refund. */
export const guaranteeRefusal = (facts: GuaranteeFacts, nowMs: number): GuaranteeRefusal | undefined =>
  REFUSALS.find(([, holds]) => holds(facts, nowMs))?.[0];

/** `taken`: refunded at once. The others: the owner decides. */
export const GUARANTEE_STATES = ['taken', 'waiting', 'approved', 'declined'] as const;

export type GuaranteeState = (typeof GUARANTEE_STATES)[number];
