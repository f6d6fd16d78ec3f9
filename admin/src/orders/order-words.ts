import type { OrderRefund, OrderStatus, OrderSummary } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import type { StatusTone } from '../components/index.js';

interface StatusWords {
  label: string;
  tone: StatusTone;
  meaning: string;
}

/** How an order stands, in plain words. */
const statusWords: Record<OrderStatus, StatusWords> = {
  pending: {
    label: 'Not paid',
    tone: 'neutral',
    meaning: 'The checkout was opened, and nothing has been paid yet. Most of these were simply left.',
  },
  processing: { label: 'Being paid', tone: 'busy', meaning: 'The bank is still at it.' },
  failed: {
    label: 'Card declined',
    tone: 'neutral',
    meaning: 'The card was declined. The buyer can still pay with another one.',
  },
  cancelled: { label: 'Cancelled', tone: 'neutral', meaning: 'Nothing was paid.' },
  paid: { label: 'Paid', tone: 'busy', meaning: 'It is paid, and being handed over.' },
  fulfilled: { label: 'Delivered', tone: 'good', meaning: 'It is paid, and the buyer has what they bought.' },
  'to-send': { label: 'To send', tone: 'caution', meaning: 'It is paid, and waits for you to post it.' },
  sent: { label: 'Sent', tone: 'good', meaning: 'It is paid, and in the post.' },
  disputed: {
    label: 'In dispute',
    tone: 'danger',
    meaning: 'The buyer went to their bank. Their links rest until the bank has decided.',
  },
  refunded: {
    label: 'Refunded',
    tone: 'neutral',
    meaning: 'The money went back, and the links to its files have ended.',
  },
};

const STUCK: StatusWords = {
  label: 'Needs a look',
  tone: 'danger',
  meaning: 'Something about this order did not work.',
};

const PARTLY = 'Partly refunded';

/** What stands beside an order: what went wrong before everything else. */
export function badgeOf({ status, isStuck, givenBackCents }: OrderSummary): StatusWords {
  if (isStuck) return STUCK;
  const words = statusWords[status];
  return givenBackCents > 0 && status !== 'refunded' && status !== 'disputed'
    ? { ...words, label: PARTLY, meaning: `${words.meaning} A part of the money went back.` }
    : words;
}

/** The choices of the filter, in the order in which one asks for them. */
export const filterWords: Partial<Record<OrderStatus | 'stuck', string>> = {
  'to-send': 'To send',
  stuck: 'Needs a look',
  disputed: 'In dispute',
  fulfilled: 'Delivered',
  sent: 'Sent',
  paid: 'Paid, not delivered yet',
  refunded: 'Refunded',
  pending: 'Not paid',
  processing: 'Being paid',
  failed: 'Card declined',
  cancelled: 'Cancelled',
};

/** Work of the site, by its job, as a person would call it. */
const JOBS: Record<string, string> = {
  'deliver-order': 'Handing over what was bought',
  'make-refund': 'Asking Stripe for the refund',
  'send-dispatch-mail': 'The letter that the parcel is in the post',
  'send-order-mail': 'The letter with what was bought',
  'send-part-refund-mail': 'The letter about the refund',
  'send-purchases': 'The letter with all books of the buyer',
  'send-refund-mail': 'The letter about the refund',
  'send-renewed-link': 'The letter with a new link',
  'settle-payment': 'Asking Stripe about the payment',
  'tell-owner': 'The letter to you',
};

export const jobWords = (job: string): string => JOBS[job] ?? job.replaceAll('-', ' ');

interface WrittenRefund {
  amountCents: number | undefined;
  leftCents: number;
  reason: string;
}

/** What is wrong with a refund that is being written, field by field. */
export function refundProblems({ amountCents, leftCents, reason }: WrittenRefund) {
  const most = `At most ${formatCents(leftCents)} can still be given back for this order.`;
  const isNone = amountCents === undefined || amountCents < 1;
  return {
    amount: isNone ? 'Please enter an amount, such as 4.50.' : amountCents > leftCents ? most : null,
    reason: reason.trim() === '' ? 'Please say why, in a few words.' : null,
  };
}

/** What became of a refund that was asked for, for a toast. */
export function outcomeWords(refund: OrderRefund | undefined) {
  const amount = formatCents(refund?.amountCents ?? 0);
  if (refund?.status === 'failed') {
    return {
      title: 'The money was not given back',
      description: refund.failure ?? 'Stripe did not take the refund.',
      tone: 'destructive' as const,
    };
  }
  if (refund?.status === 'asked') {
    return {
      title: `${amount} will be given back`,
      description: 'Stripe does not answer right now. The site asks again by itself.',
      tone: 'success' as const,
    };
  }
  return {
    title: `${amount} given back`,
    description: 'Banks take five to ten days to show it.',
    tone: 'success' as const,
  };
}
