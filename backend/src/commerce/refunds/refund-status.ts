import type { Transitions } from '../../platform/transitions.js';

/** Wanted, and not yet answered by Stripe; on its way; given back; not given back. */
export const REFUND_STATUSES = ['asked', 'pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** What may follow what: the buyer's bank may still return what Stripe took for done. */
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

/** What Stripe says of a refund, as ours has it: what is not known here is still on its way. */
export const refundOutcome = (status: string | null): RefundStatus => OUTCOMES[status ?? ''] ?? 'pending';
