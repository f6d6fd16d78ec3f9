import type { PostalAddress } from '../orders/postal-address-rules.js';

/** Starts this much before the backup: clocks differ, and payments were under way. */
export const MARGIN_MS = 60 * 60_000;

/** Time limit of one run; the next continues. */
export const RUN_MS = 20_000;

/** Payments that are read from the queue at once. */
export const RECOVERY_BATCH = 50;

/** Retries while Stripe does not answer. */
export const RECOVER_EVERY_MS = 60_000;

/** Unresolved payments in an answer. */
export const UNRESOLVED_SHOWN = 200;

/** The oldest start of a comparison. */
export const OLDEST_DAYS = 400;

/**
 * Lists of Stripe that are read. `events` has what happens to older payments, such as the end of a dispute; Stripe keeps
 * them for 30 days.
 */
export const LISTS = ['charges', 'refunds', 'disputes', 'events'] as const;

export type ListName = (typeof LISTS)[number];

/**
 * `restored`: its order was lost, and created from the payment. `updated`: its order changed. `unchanged`: its order was up
 * to date. `foreign`: of no order of this site. `unresolved`: for the owner to look at.
 */
export const RECOVERY_OUTCOMES = ['restored', 'updated', 'unchanged', 'foreign', 'unresolved'] as const;

export type RecoveryOutcome = (typeof RECOVERY_OUTCOMES)[number];

/** Reasons why an order cannot be restored from its payment. */
export const RECOVERY_PROBLEMS = [
  'unsigned',
  'other-key',
  'product-unknown',
  'address-missing',
  'buyer-unknown',
  'failed',
] as const;

export type RecoveryProblem = (typeof RECOVERY_PROBLEMS)[number];

/** A lost order, as its payment describes it. */
export interface RestoredOrder {
  id: string;
  customerEmail: string;
  customerName: string | null;
  productId: string;
  totalCents: number;
  paymentIntentId: string;
  createdAt: Date;
  taxCalculationId: string | undefined;
  consent: { wording: string; agreedAt: Date } | undefined;
  address: PostalAddress | undefined;
}

export interface FoundPayment {
  problem: RecoveryProblem;
  /** In the smallest unit of the currency. */
  amount: number;
  /** ISO 4217, lowercase. */
  currency: string;
  /** ISO 8601. */
  paidAt: string;
  last4: string | null;
}

export interface RecoveryCounts {
  /** All but foreign ones. */
  payments: number;
  /** Lost orders that are paid, and not refunded. */
  restored: number;
  /** Known orders whose state changed, and that are not refunded. */
  updated: number;
  /** Orders that were restored or changed, and are refunded. */
  refunded: number;
  unresolved: number;
  /** Restored orders of printed books, which may have been shipped. */
  toSend: number;
}
