export type ReceiptKind = 'receipt' | 'credit-note';

/** Stripe is being asked; it is known, be it nothing; it could not be worked out, and the owner is told why. */
export type TaxStatus = 'asked' | 'known' | 'unknown';

/** What a receipt says for good. */
export interface ReceiptFacts {
  seller: Seller;
  items: readonly ReceiptItem[];
  /** Of a credit note: the receipt that it takes from, and why. */
  creditOf?: { number: string; isDispute: boolean };
}

export interface Seller {
  name: string;
  /** In lines. */
  address: string;
  taxNumber: string;
  /** What the law wants said below the sum: why there is no tax in it. */
  note: string;
}

export interface ReceiptItem {
  title: string;
  quantity: number;
  amountCents: number;
}

/** Changes of what a receipt is made out to, beyond which nobody means it. */
export const MOST_VERSIONS = 20;

/** Pause between two batches of questions about card fees, so that checkouts keep most of Stripe's rate limit. */
export const FEE_BATCH_PAUSE_MS = 10_000;

const PREFIXES: Record<ReceiptKind, string> = { receipt: '', 'credit-note': 'CN-' };

/** Numbers begin anew each year; those of credit notes are their own. The year is that in which the money moved. */
export function seriesOf(kind: ReceiptKind, paidAt: Date, timeZone: string): string {
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(paidAt);
  return `${PREFIXES[kind]}${year}`;
}

/** `2026-00042` */
export const numberOf = (series: string, place: number): string =>
  `${series}-${String(place).padStart(5, '0')}`;

/** Whether a text can be the number of a receipt. */
export const isReceiptNumber = (text: string): boolean => /^(?:CN-)?\d{4}-\d{5,9}$/.test(text);

/** What of an order is on paper. */
interface OnPaper {
  kind: ReceiptKind;
  refundId: string | null;
  amountCents: number;
}

interface OrderOnPaper {
  isCharged: boolean;
  isRefunded: boolean;
  totalCents: number;
  refunds: readonly {
    id: string;
    amountCents: number;
    status: 'asked' | 'pending' | 'succeeded' | 'failed';
  }[];
  receipts: readonly OnPaper[];
}

/**
 * What an order still has to have on paper: a receipt for what was paid, a credit note for each refund that has arrived, and
 * one for what a lost dispute took. A refund that is still on its way may yet fail: it has none so far.
 */
export function owedReceipts({
  isCharged,
  isRefunded,
  totalCents,
  refunds,
  receipts,
}: OrderOnPaper): OnPaper[] {
  if (!isCharged) return [];
  const hasReceipt = receipts.some(({ kind }) => kind === 'receipt');
  const first: OnPaper = { kind: 'receipt', refundId: null, amountCents: totalCents };
  const known = new Set(receipts.map(({ refundId }) => refundId));
  const made = refunds.filter(({ id, status }) => status === 'succeeded' && !known.has(id));
  const taken = takenByBank({ isRefunded, totalCents, refunds, receipts });
  return [
    ...(hasReceipt ? [] : [first]),
    ...made.map(({ id, amountCents }) => ({ kind: 'credit-note' as const, refundId: id, amountCents })),
    ...(taken > 0 ? [{ kind: 'credit-note' as const, refundId: null, amountCents: taken }] : []),
  ];
}

/** Cents that went back without a refund. Where one has failed, the order is the owner's to look at. */
function takenByBank({ isRefunded, totalCents, refunds, receipts }: Omit<OrderOnPaper, 'isCharged'>): number {
  const isNoted = receipts.some(({ kind, refundId }) => kind === 'credit-note' && refundId === null);
  if (!isRefunded || isNoted || refunds.some(({ status }) => status === 'failed')) return 0;
  return totalCents - refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** A total in its parts; of a tax that is not known there are none. */
export const netCents = (amountCents: number, taxCents: number | null): number | null =>
  taxCents === null ? null : amountCents - taxCents;
