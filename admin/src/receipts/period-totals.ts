import type { PeriodTotals } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { receipts as m } from '../messages.js';

/** Labels and amounts of a period, in the order of the spreadsheet's columns. */
export function totalsFacts(totals: PeriodTotals): (readonly [label: string, value: string])[] {
  const { receipts, creditNotes, paidCents, refundedCents, taxCents, feeCents, payoutCents } = totals;
  return [
    [m.receipts, receipts.toLocaleString('en-US')],
    [m.creditNotes, creditNotes.toLocaleString('en-US')],
    [m.paid, formatCents(paidCents)],
    [m.refunded, formatCents(refundedCents)],
    [m.tax, formatCents(taxCents)],
    [m.cardFees, formatCents(feeCents)],
    [m.payout, formatCents(payoutCents)],
  ];
}
