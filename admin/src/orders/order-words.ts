import type { OrderRefund, OrderStatus, OrderSummary } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import type { FieldErrors } from '@lectern/ui/kit';
import type { StatusWords as Standing } from '../components/index.js';
import { say } from '../say.js';
import { orders as m } from '../messages.js';

interface StatusWords extends Standing {
  meaning: string;
}

const statusWords: Record<OrderStatus, StatusWords> = {
  pending: { label: m.notPaid, tone: 'neutral', meaning: m.checkoutWasOpenedNothing },
  processing: { label: m.beingPaid, tone: 'busy', meaning: m.bankStillAt },
  failed: { label: m.cardDeclined, tone: 'neutral', meaning: m.cardWasDeclinedBuyer },
  cancelled: { label: m.cancelled, tone: 'neutral', meaning: m.nothingWasPaid },
  paid: { label: m.paid, tone: 'busy', meaning: m.paidBeingHandedOver },
  fulfilled: { label: m.delivered, tone: 'good', meaning: m.paidBuyerHasThey },
  'to-send': { label: m.toSend, tone: 'caution', meaning: m.paidWaitsForYou },
  sent: { label: m.sent, tone: 'good', meaning: m.paidPost },
  disputed: { label: m.inDispute, tone: 'danger', meaning: m.buyerWentTheirBankTheir },
  refunded: { label: m.refunded, tone: 'neutral', meaning: m.moneyWentBackLinks },
};

const STUCK: StatusWords = { label: m.needsALook, tone: 'danger', meaning: m.somethingAboutThisOrder };

const PARTLY = m.partlyRefunded;

/** Badge of an order; a problem comes before the status. */
export function badgeOf({ status, isStuck, givenBackCents }: OrderSummary): StatusWords {
  if (isStuck) return STUCK;
  const words = statusWords[status];
  return givenBackCents > 0 && status !== 'refunded' && status !== 'disputed'
    ? { ...words, label: PARTLY, meaning: say(m.partMoneyWentBack, { meaning: words.meaning }) }
    : words;
}

/** Filter options, most used first. */
export const filterWords: Partial<Record<OrderStatus | 'stuck' | 'bought', string>> = {
  bought: m.bought,
  'to-send': m.toSend,
  stuck: m.needsALook,
  disputed: m.inDispute,
  fulfilled: m.delivered,
  sent: m.sent,
  paid: m.paidNotDeliveredYet,
  refunded: m.refunded,
  pending: m.notPaid,
  processing: m.beingPaid,
  failed: m.cardDeclined,
  cancelled: m.cancelled,
};

/** Labels of jobs. */
const JOBS: Record<string, string> = {
  'deliver-order': m.handingOverWasBought,
  'make-refund': m.askingStripeForRefund,
  'send-dispatch-mail': m.emailParcelPost,
  'send-order-mail': m.emailWithWasBought,
  'send-part-refund-mail': m.emailAboutRefund,
  'send-refund-returned-mail': m.emailAboutRefund,
  'send-purchases': m.emailWithAllBooks,
  'send-guarantee-mail': m.emailAboutRequest,
  'send-refund-mail': m.emailAboutRefund,
  'send-renewed-link': m.emailWithNewLink,
  'settle-payment': m.askingStripeAboutPayment,
  'tell-owner': m.theEmailToYou,
  'tell-owner-of-guarantee': m.theEmailToYou,
  'tell-owner-of-payment': m.theEmailToYou,
};

export const jobWords = (job: string): string => JOBS[job] ?? job.replaceAll('-', ' ');

interface WrittenRefund {
  amountCents: number | undefined;
  leftCents: number;
  reason: string;
}

/** Errors of the refund form by field. */
export function refundProblems({ amountCents, leftCents, reason }: WrittenRefund): FieldErrors {
  const most = say(m.atMostCanStill, { leftCents: formatCents(leftCents) });
  const isNone = amountCents === undefined || amountCents < 1;
  return {
    ...(isNone ? { amount: m.pleaseEnterAmountSuch } : amountCents > leftCents ? { amount: most } : {}),
    ...(reason.trim() ? {} : { reason: m.pleaseSayWhyFew }),
  };
}

/** Toast for the result of a refund. */
export function outcomeWords(refund: OrderRefund | undefined) {
  const amount = formatCents(refund?.amountCents ?? 0);
  if (refund?.status === 'failed') {
    const description = refund.failure ?? m.stripeDidNotTake;
    return { title: m.moneyWasNotRefunded, description, tone: 'destructive' as const };
  }
  const isAsked = refund?.status === 'asked';
  return {
    title: say(isAsked ? m.willBeRefunded : m.refundedWithAmount, { amount }),
    description: isAsked ? m.stripeDoesNotAnswer : m.banksTakeFiveTen,
    tone: 'success' as const,
  };
}
