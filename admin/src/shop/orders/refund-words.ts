import type { OrderRefund } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';

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
