import type { EntityManager } from 'typeorm';

import { SWEEP_BATCH } from '../payments/payment-rules.js';
import { monthsOf, type ReceiptPeriod } from './receipt-periods.js';
import { FILE_BATCH, type TaxStatus, UNKNOWN_TAXES_SHOWN } from './receipt-rules.js';
import type { Receipt, ReceiptTax } from './receipt.entity.js';
import type { PeriodTotalsDto, ReceiptYearDto, UnknownTaxDto } from './receipts.admin.dto.js';

const TOTALS = `count(*) FILTER (WHERE r.kind = 'receipt')::int AS receipts,
    count(*) FILTER (WHERE r.kind = 'credit-note')::int AS "creditNotes",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'receipt'), 0)::int AS "paidCents",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'credit-note' AND r.voided_at IS NULL), 0)::int AS "refundedCents",
    coalesce(sum(CASE WHEN r.kind = 'receipt' THEN t.tax_cents WHEN r.voided_at IS NULL THEN -t.tax_cents END), 0)::int
      AS "taxCents",
    count(*) FILTER (WHERE t.status <> 'known')::int AS "taxesOpen"`;

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

export function sumYears(manager: EntityManager): Promise<ReceiptYearDto[]> {
  return manager.query(
    `SELECT ${YEAR_OF('r.series')}::int AS year, ${TOTALS}
    FROM receipts r LEFT JOIN receipt_taxes t ON t.number = r.number GROUP BY 1 ORDER BY 1 DESC`,
  );
}

/** A refund reduces the payout by its full amount, because Stripe keeps its fee. */
export async function sumPeriod(
  manager: EntityManager,
  period: ReceiptPeriod,
  timeZone: string,
): Promise<PeriodTotalsDto> {
  const [totals] = await manager.query<PeriodTotalsDto[]>(
    `SELECT ${TOTALS},
      coalesce(sum(f.fee_cents), 0)::int AS "feeCents",
      (coalesce(sum(f.net_cents), 0)
        - coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'credit-note' AND r.voided_at IS NULL), 0))::int AS "payoutCents",
      count(*) FILTER (WHERE r.kind = 'receipt' AND r.amount_cents > 0 AND f.fee_cents IS NULL)::int AS "feesOpen"
    FROM receipts r LEFT JOIN receipt_taxes t ON t.number = r.number
      LEFT JOIN card_fees f ON f.order_id = r.order_id AND r.kind = 'receipt'
    WHERE r.series IN (SELECT series FROM receipt_series WHERE ${YEAR_OF('series')} = $1) AND extract(month FROM r.paid_at AT TIME ZONE $2) BETWEEN $3 AND $4`,
    [String(period.year), timeZone, ...monthsOf(period)],
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
