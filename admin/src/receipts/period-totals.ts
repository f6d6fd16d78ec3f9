import type { PeriodTotals } from '@lectern/api-client/admin';
import { formatCents } from '@lectern/money';
import { receipts as m } from '../messages.js';

/** Labels and amounts of a period, in the order of the spreadsheet's columns. */
export function totalsFacts(totals: PeriodTotals): (readonly [label: string, value: string])[] {
  const { receipts, creditNotes, paidCents, refundedCents, taxCents, feeCents, payoutCents } = totals;
  return [
    [m.totals.receipts, receipts.toLocaleString('en-US')],
    [m.totals.creditNotes, creditNotes.toLocaleString('en-US')],
    [m.totals.paid, formatCents(paidCents)],
    [m.totals.refunded, formatCents(refundedCents)],
    [m.totals.tax, formatCents(taxCents)],
    [m.totals.cardFees, formatCents(feeCents)],
    [m.totals.payout, formatCents(payoutCents)],
  ];
}
