import type { EntityManager } from 'typeorm';

import { defineDaySums, ofDay, sumDaysOf } from '../../owner-tools/index.js';
import { SWEEP_BATCH } from '../payments/payment-rules.js';
import { monthsOf, type ReceiptPeriod } from './receipt-periods.js';
import { FILE_BATCH, type TaxStatus, UNKNOWN_TAXES_SHOWN } from './receipt-rules.js';
import type { Receipt, ReceiptTax } from './receipt.entity.js';
import type { PeriodTotalsDto, ReceiptYearDto, UnknownTaxDto } from './receipts.admin.dto.js';

/** A lookup for each receipt of a day: the planner cannot know how few these are, and would read both tables for each day. */
const LOOKUPS = `LEFT JOIN LATERAL (SELECT * FROM receipt_taxes WHERE number = r.number LIMIT 1) AS t ON true
  LEFT JOIN LATERAL (SELECT * FROM card_fees WHERE order_id = r.order_id AND r.kind = 'receipt' LIMIT 1) AS f ON true`;

/**
 * Sums by day of payment or refund and by series. A refund reduces the payout by its full amount, because Stripe keeps its
 * fee. The triggers `receipts_day_changed`, `receipt_taxes_day_changed` and `card_fees_day_changed` note changes of past
 * days.
 */
const RECEIPTS_BY_DAY = defineDaySums({
  name: 'receipts',
  columns: [
    ...['receipts', 'creditNotes', 'paidCents', 'refundedCents', 'taxCents', 'taxesOpen'],
    ...['feeCents', 'payoutCents', 'feesOpen'],
  ],
  sql: `SELECT r.series AS part,
    count(*) FILTER (WHERE r.kind = 'receipt') AS receipts,
    count(*) FILTER (WHERE r.kind = 'credit-note') AS "creditNotes",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'receipt'), 0) AS "paidCents",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'credit-note' AND r.voided_at IS NULL), 0) AS "refundedCents",
    coalesce(sum(CASE WHEN r.kind = 'receipt' THEN t.tax_cents WHEN r.voided_at IS NULL THEN -t.tax_cents END), 0)
      AS "taxCents",
    count(*) FILTER (WHERE t.status <> 'known') AS "taxesOpen",
    coalesce(sum(f.fee_cents), 0) AS "feeCents",
    coalesce(sum(f.net_cents), 0)
      - coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'credit-note' AND r.voided_at IS NULL), 0) AS "payoutCents",
    count(*) FILTER (WHERE r.kind = 'receipt' AND r.amount_cents > 0 AND f.fee_cents IS NULL) AS "feesOpen"
  FROM receipts r ${LOOKUPS}
  WHERE ${ofDay('r.paid_at')} GROUP BY r.series`,
  first: 'SELECT min(paid_at) FROM receipts',
});

/** Year of a series: `2026`, `CN-2026`, `2026R11272154` */
const YEAR_OF = (series: string): string => `substring(${series} FROM '[0-9]{4}')`;

/** Series of a year: receipts before credit notes, in the order in which they began. */
export async function listSeries(manager: EntityManager, year: number): Promise<string[]> {
  const rows = await manager.query<{ series: string }[]>(
    `SELECT series FROM receipt_series WHERE ${YEAR_OF('series')} = $1 ORDER BY series LIKE 'CN-%', series`,
    [String(year)],
  );
  return rows.map(({ series }) => series);
}

const sumsOf = (columns: readonly string[]): string =>
  columns.map((column) => `coalesce(sum("${column}"), 0)::float8 AS "${column}"`).join(', ');

/** Each receipt is of the year of its series; its day is in the year's first or last hours in another time zone. */
export function sumYears(manager: EntityManager, timeZone: string): Promise<ReceiptYearDto[]> {
  const first = `(SELECT (min(paid_at) AT TIME ZONE $1)::date FROM receipts)`;
  const last = `(SELECT (max(paid_at) AT TIME ZONE $1)::date FROM receipts)`;
  return manager.query(
    `SELECT ${YEAR_OF('part')}::int AS year, ${sumsOf(RECEIPTS_BY_DAY.columns.slice(0, 6))}
    FROM (${sumDaysOf(RECEIPTS_BY_DAY, first, last, '$1')}) AS days GROUP BY 1 ORDER BY 1 DESC`,
    [timeZone],
  );
}

export async function sumPeriod(
  manager: EntityManager,
  period: ReceiptPeriod,
  timeZone: string,
): Promise<PeriodTotalsDto> {
  const { year } = period;
  const [totals] = await manager.query<PeriodTotalsDto[]>(
    `SELECT ${sumsOf(RECEIPTS_BY_DAY.columns)}
    FROM (${sumDaysOf(RECEIPTS_BY_DAY, '$3::date', '$4::date', '$2')}) AS days
    WHERE ${YEAR_OF('part')} = $1 AND extract(month FROM day) BETWEEN $5 AND $6`,
    [String(year), timeZone, `${year - 1}-12-31`, `${year + 1}-01-01`, ...monthsOf(period)],
  );
  if (!totals) throw new Error('The totals of a period returned no row.');
  return totals;
}

export function listUnknownTaxes(manager: EntityManager): Promise<UnknownTaxDto[]> {
  return manager.query(
    `SELECT t.number, r.order_id AS "orderId", t.problem FROM receipt_taxes t
    JOIN receipts r ON r.number = t.number WHERE t.status = 'unknown' ORDER BY t.number LIMIT ${UNKNOWN_TAXES_SHOWN}`,
  );
}

export type ListedReceipt = Omit<Receipt, 'refundId' | 'issuedAt' | 'voidedAt'> &
  Pick<ReceiptTax, 'taxCents' | 'rates' | 'country' | 'region' | 'transactionId'> & {
    isVoid: boolean;
    status: TaxStatus | null;
    feeCents: number | null;
    payoutCents: number | null;
    paymentIntentId: string | null;
    taxNumber: string | null;
  };

/** Receipts of a series in a period, after a place in it. Free orders have no card payment, so their fee is 0. */
export function listReceipts(
  manager: EntityManager,
  { series, after }: { series: string; after: number },
  period: ReceiptPeriod,
  timeZone: string,
): Promise<ListedReceipt[]> {
  return manager.query(
    `SELECT r.number, r.kind, r.series, r.place, r.order_id AS "orderId", r.paid_at AS "paidAt",
      r.amount_cents AS "amountCents", r.voided_at IS NOT NULL AS "isVoid", r.facts,
      t.status, t.tax_cents AS "taxCents", t.rates, t.country, t.region, t.transaction_id AS "transactionId",
      CASE WHEN r.amount_cents = 0 THEN 0 ELSE f.fee_cents END AS "feeCents",
      CASE WHEN r.amount_cents = 0 THEN 0 ELSE f.net_cents END AS "payoutCents",
      o.stripe_payment_intent_id AS "paymentIntentId", d.tax_number AS "taxNumber"
    FROM receipts r JOIN orders o ON o.id = r.order_id LEFT JOIN receipt_taxes t ON t.number = r.number
    LEFT JOIN card_fees f ON f.order_id = r.order_id
    LEFT JOIN LATERAL (SELECT tax_number FROM receipt_details d WHERE d.order_id = r.order_id
      ORDER BY version DESC LIMIT 1) d ON true
    WHERE r.series = $1 AND r.place > $2 AND extract(month FROM r.paid_at AT TIME ZONE $3) BETWEEN $4 AND $5
    ORDER BY r.place LIMIT ${FILE_BATCH}`,
    [series, after, timeZone, ...monthsOf(period)],
  );
}

export interface DueFee {
  orderId: string;
  paymentIntentId: string;
}

/**
 * Sales without a card fee, checked again at twice their age. Newest first: last month's file is needed before those
 * of earlier years.
 */
export function findDueFees(manager: EntityManager): Promise<DueFee[]> {
  return manager.query(
    `SELECT r.order_id AS "orderId", o.stripe_payment_intent_id AS "paymentIntentId"
    FROM receipts r JOIN orders o ON o.id = r.order_id LEFT JOIN card_fees f ON f.order_id = r.order_id
    WHERE r.kind = 'receipt' AND r.amount_cents > 0 AND o.stripe_payment_intent_id IS NOT NULL AND f.fee_cents IS NULL
      AND (f.asked_at IS NULL OR now() - r.paid_at >= 2 * (f.asked_at - r.paid_at))
    ORDER BY r.paid_at DESC LIMIT ${SWEEP_BATCH}`,
  );
}
