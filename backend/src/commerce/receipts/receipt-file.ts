import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { orderReference } from '../orders/order-rules.js';
import { ReceiptIssue } from './receipt-issue.js';
import { monthsOf, periodName, type ReceiptPeriod } from './receipt-periods.js';
import { netCents, type ReceiptFacts, type ReceiptKind, type TaxStatus } from './receipt-rules.js';

const BATCH = 500;

/** Free orders have no card payment, so their fee is 0. */
const LINES = `SELECT r.number, r.kind, r.series, r.place, r.order_id AS "orderId", r.paid_at AS "paidAt",
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
  ORDER BY r.place LIMIT ${BATCH}`;

interface ListedReceipt {
  number: string;
  kind: ReceiptKind;
  series: string;
  place: number;
  orderId: string;
  paidAt: Date;
  amountCents: number;
  isVoid: boolean;
  facts: ReceiptFacts;
  status: TaxStatus | null;
  taxCents: number | null;
  rates: string | null;
  country: string | null;
  region: string | null;
  transactionId: string | null;
  feeCents: number | null;
  payoutCents: number | null;
  paymentIntentId: string | null;
  taxNumber: string | null;
}

/**
 * Row of the file for the tax adviser. Amounts are in dollars, which spreadsheets add up. Refunds have their own columns,
 * because a minus sign could be read as a formula.
 */
interface ReceiptLine {
  number: string;
  kind: string;
  date: string;
  order: string;
  takesFrom: string;
  items: string;
  gross: string;
  net: string;
  tax: string;
  grossBack: string;
  netBack: string;
  taxBack: string;
  fee: string;
  payout: string;
  payoutBack: string;
  rates: string;
  taxStatus: string;
  country: string;
  region: string;
  buyerTaxNumber: string;
  isVoid: string;
  payment: string;
  taxTransaction: string;
}

const dollars = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2));

/** Gross, net and tax of a receipt: zero if void. Without tax, net equals gross. */
function sumsOf({
  amountCents,
  isVoid,
  status,
  taxCents,
}: ListedReceipt): [gross: string, net: string, tax: string] {
  if (isVoid) return ['0.00', '0.00', '0.00'];
  if (status === null) return [dollars(amountCents), dollars(amountCents), '0.00'];
  return [dollars(amountCents), dollars(netCents(amountCents, taxCents)), dollars(taxCents)];
}

function lineOf(receipt: ListedReceipt, timeZone: string): ReceiptLine {
  const { kind, facts, isVoid, status, paidAt, feeCents, payoutCents } = receipt;
  const [gross, net, tax] = sumsOf(receipt);
  const isSale = kind === 'receipt';
  return {
    number: receipt.number,
    kind: isSale ? 'receipt' : facts.creditOf?.isDispute ? 'lost dispute' : 'credit note',
    date: paidAt.toLocaleDateString('sv-SE', { timeZone }),
    order: orderReference(receipt.orderId),
    takesFrom: facts.creditOf?.number ?? '',
    items: facts.items.map(({ title, quantity }) => `${quantity} × ${title}`).join('; '),
    gross: isSale ? gross : '',
    net: isSale ? net : '',
    tax: isSale ? tax : '',
    grossBack: isSale ? '' : gross,
    netBack: isSale ? '' : net,
    taxBack: isSale ? '' : tax,
    fee: isSale ? dollars(feeCents) : '',
    payout: isSale ? dollars(payoutCents) : '',
    // Stripe keeps its fee, so a refund reduces the payout by its full amount.
    payoutBack: isSale ? '' : gross,
    rates: receipt.rates ?? '',
    taxStatus: status === null ? 'not asked' : status === 'known' ? 'known' : 'unknown',
    country: receipt.country ?? '',
    region: receipt.region ?? '',
    buyerTaxNumber: receipt.taxNumber ?? '',
    isVoid: isVoid ? 'yes' : '',
    payment: receipt.paymentIntentId ?? '',
    taxTransaction: receipt.transactionId ?? '',
  };
}

/** Receipts of a period as rows of a CSV file. */
@Injectable()
export class ReceiptFile {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly issue: ReceiptIssue,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Exports the receipts and credit notes of a period. The audit log records it before the first row is sent.
   * @throws DomainError while a paid order has no number yet
   */
  async export(by: Staff, period: ReceiptPeriod): Promise<AsyncGenerator<ReceiptLine>> {
    await this.issue.issueDue();
    const due = await this.issue.countDue();
    if (due > 0) throw stillNumbering(due);
    await this.database.transaction(() =>
      this.auditLog.record(by, {
        action: 'receipts.exported',
        subject: { kind: 'receipts', id: periodName(period) },
      }),
    );
    return this.lines(period);
  }

  private async *lines(period: ReceiptPeriod): AsyncGenerator<ReceiptLine> {
    const { year } = period;
    const { timeZone } = this.configuration;
    for (const series of [String(year), `CN-${year}`]) {
      let after = 0;
      for (;;) {
        const batch = await this.database.manager.query<ListedReceipt[]>(LINES, [
          series,
          after,
          timeZone,
          ...monthsOf(period),
        ]);
        for (const receipt of batch) yield lineOf(receipt, timeZone);
        const last = batch.at(-1);
        if (!last || batch.length < BATCH) break;
        after = last.place;
      }
    }
  }
}

const stillNumbering = (count: number) =>
  new DomainError(
    'conflict',
    'COMMERCE.RECEIPTS_DUE',
    `${count} sales are still getting their numbers. Please try again in a few minutes.`,
  );
