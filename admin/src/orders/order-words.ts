import { formatPrice } from '../shop.js';
import type { OrderRefund, OrderStatus, OrderSummary } from '@lectern/api-client/admin';
import type { FieldErrors } from '@lectern/ui/kit';
import type { StatusTone } from '../components/index.js';
import { say } from '../say.js';
import { orders as m } from '../messages.js';

const tones: Record<OrderStatus | 'stuck', StatusTone> = {
  pending: 'neutral',
  processing: 'busy',
  failed: 'neutral',
  cancelled: 'neutral',
  paid: 'busy',
  fulfilled: 'good',
  'to-send': 'caution',
  sent: 'good',
  disputed: 'danger',
  refunded: 'neutral',
  stuck: 'danger',
};

export function badgeOf({ status, isStuck, givenBackCents }: OrderSummary) {
  const shown = isStuck ? 'stuck' : status;
  const { label, meaning } = m.statuses[shown];
  const tone = tones[shown];
  if (isStuck || givenBackCents === 0 || status === 'refunded' || status === 'disputed')
    return { label, tone, meaning };
  const partly = m.statuses.partlyRefunded;
  return { label: partly.label, tone, meaning: say(partly.meaning, { meaning }) };
}

/** Filter options, most used first. */
export const filterWords: Partial<Record<OrderStatus | 'stuck' | 'bought', string>> = {
  bought: m.filter.statuses.bought,
  'to-send': m.statuses['to-send'].label,
  stuck: m.statuses.stuck.label,
  disputed: m.statuses.disputed.label,
  fulfilled: m.statuses.fulfilled.label,
  sent: m.statuses.sent.label,
  paid: m.filter.statuses.paid,
  refunded: m.statuses.refunded.label,
  pending: m.statuses.pending.label,
  processing: m.statuses.processing.label,
  failed: m.statuses.failed.label,
  cancelled: m.statuses.cancelled.label,
};

/** Jobs with the same label as another. */
const sameAs: Record<string, string> = {
  'send-part-refund-mail': 'send-refund-mail',
  'send-refund-returned-mail': 'send-refund-mail',
  'tell-of-review': 'tell-owner',
  'tell-owner-of-guarantee': 'tell-owner',
  'tell-owner-of-payment': 'tell-owner',
};

const labelOf = (labels: Readonly<Record<string, string>>, job: string): string =>
  labels[sameAs[job] ?? job] ?? job.replaceAll('-', ' ');

/** `The refund email` */
export const jobWords = (job: string): string => labelOf(m.jobs, job);

/** `the refund notice`, of the job that sends it */
export const emailWords = (job: string): string => labelOf(m.emails, job);

interface WrittenRefund {
  amountCents: number | undefined;
  leftCents: number;
  reason: string;
}

export function refundProblems({ amountCents, leftCents, reason }: WrittenRefund): FieldErrors {
  const most = say(m.refund.errors.most, { leftCents: formatPrice(leftCents) });
  const isNone = amountCents === undefined || amountCents < 1;
  return {
    ...(isNone ? { amount: m.refund.errors.amount } : amountCents > leftCents ? { amount: most } : {}),
    ...(reason.trim() ? {} : { reason: m.refund.errors.reason }),
  };
}

export function outcomeWords(refund: OrderRefund | undefined) {
  const amount = formatPrice(refund?.amountCents ?? 0);
  if (refund?.status === 'failed') {
    const description = refund.failure ?? m.refund.failed.text;
    return { title: m.refund.failed.title, description, tone: 'destructive' as const };
  }
  const isAsked = refund?.status === 'asked';
  return {
    title: say(isAsked ? m.refund.pending.title : m.refund.done.title, { amount }),
    description: isAsked ? m.refund.pending.text : m.refund.done.text,
    tone: 'success' as const,
  };
}
