import { isPaidFor, type OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';

/** As each page that sells a book promises. */
export const GUARANTEE_DAYS = 30;

const DAY_MS = 86_400_000;

/** What a refund under the guarantee has as its reason, for the staff. */
export const GUARANTEE_REASON = `${GUARANTEE_DAYS}-day guarantee`;

/** What is known of an order whose buyer wants their money back. */
export interface GuaranteeFacts {
  status: OrderStatus;
  /** Stripe knows its payment; not of an order from an older shop. */
  isPaidHere: boolean;
  /** Of its lines. */
  types: readonly ProductType[];
  paidAt: Date | null;
  /** Refunded, or on its way. */
  refundedCents: number;
  /** The buyer had none of its books before, but for one bought by mistake within a day. */
  isFirst: boolean;
  /** Their bank returned a refund. */
  isReturned: boolean;
}

/** When the guarantee ends for what was paid then. */
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

/** Why an order is not refunded by its buyer's button: the first that holds. */
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

/** @returns undefined where the buyer may have their money back */
export const guaranteeRefusal = (facts: GuaranteeFacts, nowMs: number): GuaranteeRefusal | undefined =>
  REFUSALS.find(([, holds]) => holds(facts, nowMs))?.[0];

/** Taken at once; or the owner wants to be asked, and has not answered, or has. */
export const GUARANTEE_STATES = ['taken', 'waiting', 'approved', 'declined'] as const;

export type GuaranteeState = (typeof GUARANTEE_STATES)[number];
