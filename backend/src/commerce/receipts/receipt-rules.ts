export type ReceiptKind = 'receipt' | 'credit-note';

/** `asked`: waiting for Stripe. `known`: may be 0. `unknown`: cannot be calculated; the owner sees the reason. */
export type TaxStatus = 'asked' | 'known' | 'unknown';

/** Content of a receipt, fixed when it is issued. */
export interface ReceiptFacts {
  seller: Seller;
  items: readonly ReceiptItem[];
  /** Note on value-added tax, such as `incl. VAT`. */
  vatNote?: string;
  /** The buyer's consent about the right of withdrawal; `agreedAt` is ISO 8601. */
  consent?: { wording: string; agreedAt: string };
  /** Receipt that a credit note reduces. */
  creditOf?: { number: string; isDispute: boolean };
}

export interface Seller {
  name: string;
  /** May have several lines. */
  address: string;
  taxNumber: string;
  /** Legal note below the total, such as the reason why no tax is due. */
  note: string;
}

export interface ReceiptItem {
  title: string;
  quantity: number;
  amountCents: number;
}

export const MOST_VERSIONS = 20;

const MINUTE_MS = 60_000;

/** Opening an order page issues its receipts sooner. */
export const ISSUE_INTERVAL_MS = 15 * MINUTE_MS;

/** A full batch enqueues the next. */
export const ISSUE_BATCH = 200;

export const FEE_INTERVAL_MS = 15 * MINUTE_MS;

/** Retries for a week while Stripe does not answer. */
export const TAX_RETRIES_MS = [5, 15, 60, 240, 720, 1_440, 2_880, 5_760].map(
  (minutes) => minutes * MINUTE_MS,
);

/** Rows of the file for the tax adviser that are read at once. */
export const FILE_BATCH = 500;

export const UNKNOWN_TAXES_SHOWN = 50;

/** Pause in ms between two batches of card fees, so that checkouts keep most of Stripe's rate limit. */
export const FEE_BATCH_PAUSE_MS = 10_000;

const PREFIXES: Record<ReceiptKind, string> = { receipt: '', 'credit-note': 'CN-' };

/**
 * Numbers start again each year; credit notes have their own series. The year is that of the payment or refund.
 * @param suffix of series since the database was restored; '' if it never was
 */
export function seriesOf(kind: ReceiptKind, paidAt: Date, timeZone: string, suffix = ''): string {
  const year = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(paidAt);
  return `${PREFIXES[kind]}${year}${suffix}`;
}

/** `2026-00042`, or `2026R11272154-00042` after a restore */
export const numberOf = (series: string, place: number): string =>
  `${series}-${String(place).padStart(5, '0')}`;

/** Whether a text has the format of a receipt number. */
export const isReceiptNumber = (text: string): boolean => /^(?:CN-)?\d{4}(?:R\d{8})?-\d{5,9}$/.test(text);

/** An issued receipt or credit note. */
interface IssuedReceipt {
  kind: ReceiptKind;
  refundId: string | null;
  amountCents: number;
}

interface OrderReceipts {
  isCharged: boolean;
  isRefunded: boolean;
  totalCents: number;
  refunds: readonly {
    id: string;
    amountCents: number;
    status: 'asked' | 'pending' | 'succeeded' | 'failed';
  }[];
  receipts: readonly IssuedReceipt[];
}

/**
 * Receipts that an order still needs: one for the payment, a credit note for each succeeded refund, and one for a lost
 * dispute. A pending refund may still fail, so it has none yet.
 */
export function owedReceipts({
  isCharged,
  isRefunded,
  totalCents,
  refunds,
  receipts,
}: OrderReceipts): IssuedReceipt[] {
  if (!isCharged) return [];
  const hasReceipt = receipts.some(({ kind }) => kind === 'receipt');
  const first: IssuedReceipt = { kind: 'receipt', refundId: null, amountCents: totalCents };
  const known = new Set(receipts.map(({ refundId }) => refundId));
  const made = refunds.filter(({ id, status }) => status === 'succeeded' && !known.has(id));
  const taken = disputedCents({ isRefunded, totalCents, refunds, receipts });
  return [
    ...(hasReceipt ? [] : [first]),
    ...made.map(({ id, amountCents }) => ({ kind: 'credit-note' as const, refundId: id, amountCents })),
    ...(taken > 0 ? [{ kind: 'credit-note' as const, refundId: null, amountCents: taken }] : []),
  ];
}

/** Cents that a bank took back without a refund. An order with a failed refund is left to the owner. */
function disputedCents({
  isRefunded,
  totalCents,
  refunds,
  receipts,
}: Omit<OrderReceipts, 'isCharged'>): number {
  const isNoted = receipts.some(({ kind, refundId }) => kind === 'credit-note' && refundId === null);
  if (!isRefunded || isNoted || refunds.some(({ status }) => status === 'failed')) return 0;
  return totalCents - refunds.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

/** Amount without tax; null if the tax is unknown. */
export const netCents = (amountCents: number, taxCents: number | null): number | null =>
  taxCents === null ? null : amountCents - taxCents;
