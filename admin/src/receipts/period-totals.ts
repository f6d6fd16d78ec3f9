import { formatPrice, formatNumber } from '../shop.js';
import type { PeriodTotals } from '@lectern/api-client/admin';
import { receipts as m } from '../messages.js';

/** Labels and amounts of a period, in the order of the spreadsheet's columns. */
export function totalsFacts(totals: PeriodTotals): (readonly [label: string, value: string])[] {
  const { receipts, creditNotes, paidCents, refundedCents, taxCents, feeCents, payoutCents } = totals;
  return [
    [m.totals.receipts, formatNumber(receipts)],
    [m.totals.creditNotes, formatNumber(creditNotes)],
    [m.totals.paid, formatPrice(paidCents)],
    [m.totals.refunded, formatPrice(refundedCents)],
    [m.totals.tax, formatPrice(taxCents)],
    [m.totals.cardFees, formatPrice(feeCents)],
    [m.totals.payout, formatPrice(payoutCents)],
  ];
}
