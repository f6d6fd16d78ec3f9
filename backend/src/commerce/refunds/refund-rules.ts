import { formatPrice } from '@lectern/catalogue';
import { DomainError } from '../../platform/http/domain-error.js';
import type { Transitions } from '../../platform/transitions.js';
import type { OrderStatus } from '../orders/order-rules.js';

/** `asked`: requested, not answered by Stripe yet. `pending`: accepted, not with the buyer yet. */
export const REFUND_STATUSES = ['asked', 'pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Retries for two days while Stripe does not answer. */
export const REFUND_RETRIES_MS = [5, 15, 60, 240, 720, 1_440].map((minutes) => minutes * 60_000);

/** The buyer's bank may return a refund that succeeded. */
export const refundTransitions: Transitions<RefundStatus> = {
  asked: ['pending', 'succeeded', 'failed'],
  pending: ['succeeded', 'failed'],
  succeeded: ['failed'],
  failed: [],
};

const OUTCOMES: Record<string, RefundStatus | undefined> = {
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

/** An unknown status counts as pending. */
export const refundOutcome = (status: string | null): RefundStatus => OUTCOMES[status ?? ''] ?? 'pending';

interface RefundedOrder {
  status: OrderStatus;
  totalCents: number;
  stripePaymentIntentId: string | null;
}

interface KnownRefund {
  amountCents: number;
  status: RefundStatus;
}

/** Cents of all refunds that have not failed. */
export function refundedCents(refunds: readonly KnownRefund[]): number {
  return refunds.reduce((sum, { amountCents, status }) => sum + (status === 'failed' ? 0 : amountCents), 0);
}

/** Whether the bank returned a refund and no other was made since: the same card would return the next one, too. */
export function wasReturned(
  refunds: readonly { status: RefundStatus; stripeRefundId: string | null; askedAt: Date }[],
): boolean {
  const returned = refunds.filter(({ status, stripeRefundId }) => status === 'failed' && stripeRefundId);
  return returned.some(({ askedAt }) =>
    refunds.every((other) => other.status === 'failed' || other.askedAt <= askedAt),
  );
}

const REFUSALS: Partial<Record<OrderStatus, [code: string, sentence: string]>> = {
  disputed: [
    'COMMERCE.REFUND_IN_DISPUTE',
    'The payment is in dispute at the bank, which decides where the money goes. Please answer the dispute at Stripe; you can’t refund it as well.',
  ],
};

const NOT_PAID: [string, string] = [
  'COMMERCE.REFUND_NOT_PAID',
  'This order hasn’t been paid, so there’s nothing to refund.',
];

const PAID_ELSEWHERE: [string, string] = [
  'COMMERCE.REFUND_PAID_ELSEWHERE',
  'This wasn’t paid for here but at another shop, so please refund it there.',
];

for (const status of ['pending', 'processing', 'failed', 'cancelled'] as const) REFUSALS[status] = NOT_PAID;

/** Cents that may still be refunded; 0 if the order's status allows none. */
export function refundableCents(order: RefundedOrder, refunds: readonly KnownRefund[]): number {
  if (REFUSALS[order.status] || !order.stripePaymentIntentId) return 0;
  if (order.status === 'refunded' && !refunds.some(({ status }) => status === 'failed')) return 0;
  return Math.max(0, order.totalCents - refundedCents(refunds));
}

export function mismatchRefusal(
  { status, stripePaymentIntentId }: Pick<RefundedOrder, 'status' | 'stripePaymentIntentId'>,
  paymentIntentId: string,
): [code: string, sentence: string] | undefined {
  const isInDispute = status === 'disputed' && stripePaymentIntentId === paymentIntentId;
  return isInDispute ? REFUSALS.disputed : undefined;
}

export function refuseRefund(
  order: RefundedOrder,
  refunds: readonly KnownRefund[],
  input: { amountCents: number; seenGivenBackCents: number },
): void {
  const refusal = REFUSALS[order.status] ?? (order.stripePaymentIntentId ? undefined : PAID_ELSEWHERE);
  if (refusal) throw new DomainError('conflict', ...refusal);
  const given = refundedCents(refunds);
  if (given !== input.seenGivenBackCents) {
    throw new DomainError(
      'conflict',
      'COMMERCE.REFUND_CHANGED',
      `This order changed after you opened it: ${formatPrice(given)} has been refunded by now, not ${formatPrice(input.seenGivenBackCents)}. Please look at it again.`,
    );
  }
  const left = refundableCents(order, refunds);
  if (left === 0) {
    throw new DomainError('conflict', 'COMMERCE.REFUND_DONE', 'This order has already been fully refunded.');
  }
  if (input.amountCents > left) {
    const message = `You can still refund up to ${formatPrice(left)} of this order.`;
    throw new DomainError('unprocessable', 'COMMERCE.REFUND_TOO_MUCH', message, [
      { field: 'amountCents', message },
    ]);
  }
}
