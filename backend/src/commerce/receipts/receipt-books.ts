import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { dayIn } from '../../owner-tools/index.js';
import { orderReference } from '../orders/order-rules.js';
import { isOutage, isRefusal } from '../payments/stripe-errors.js';
import { monthsOf, periodName, type ReceiptPeriod } from './receipt-periods.js';
import { ReceiptIssue } from './receipt-issue.js';
import { netCents, type ReceiptFacts, type ReceiptKind, type TaxStatus } from './receipt-rules.js';
import { receiptSettings, sellerOf, type TaxMode } from './receipt-settings.js';
import type { ReceiptBooksDto, ReceiptYearDto, UnknownTaxDto } from './receipts.admin.dto.js';
import { Tax } from './tax.js';

interface SettingsInput {
  sellerName: string;
  sellerAddress: string;
  sellerTaxNumber: string;
  note: string;
  tax: TaxMode;
}

const YEARS = `SELECT right(r.series, 4)::int AS year,
    count(*) FILTER (WHERE r.kind = 'receipt')::int AS receipts,
    count(*) FILTER (WHERE r.kind = 'credit-note')::int AS "creditNotes",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'receipt'), 0)::int AS "paidCents",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'credit-note' AND r.voided_at IS NULL), 0)::int AS "refundedCents",
    coalesce(sum(CASE WHEN r.kind = 'receipt' THEN t.tax_cents WHEN r.voided_at IS NULL THEN -t.tax_cents END), 0)::int
      AS "taxCents",
    count(*) FILTER (WHERE t.status <> 'known')::int AS "taxesOpen"
  FROM receipts r LEFT JOIN receipt_taxes t ON t.number = r.number GROUP BY 1 ORDER BY 1 DESC`;

const UNKNOWN = `SELECT t.number, r.order_id AS "orderId", t.problem FROM receipt_taxes t
  JOIN receipts r ON r.number = t.number WHERE t.status = 'unknown' ORDER BY t.number LIMIT 50`;

const DUE = 'SELECT count(DISTINCT order_id)::int AS count FROM receipts_due';

const BATCH = 500;

const LINES = `SELECT r.number, r.kind, r.series, r.place, r.order_id AS "orderId", r.paid_at AS "paidAt",
    r.amount_cents AS "amountCents", r.voided_at IS NOT NULL AS "isVoid", r.facts,
    t.status, t.tax_cents AS "taxCents", t.rates, t.country, t.region, t.transaction_id AS "transactionId",
    o.stripe_payment_intent_id AS "paymentIntentId", d.tax_number AS "taxNumber"
  FROM receipts r JOIN orders o ON o.id = r.order_id LEFT JOIN receipt_taxes t ON t.number = r.number
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
  paymentIntentId: string | null;
  taxNumber: string | null;
}

/**
 * A row of the file for the tax adviser; amounts in dollars, as a spreadsheet adds them up. What went back has columns of its
 * own: a minus would be taken for a formula.
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

/** What of a paper counts: of one that is void, nothing. Where tax is switched off, the whole of it is what was earned. */
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
  const { kind, facts, isVoid, status, paidAt } = receipt;
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

/** Receipts as the owner and whoever does her taxes see them: by the year. */
@Injectable()
export class ReceiptBooks {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly auditLog: AuditLog,
    private readonly issue: ReceiptIssue,
    private readonly tax: Tax,
    private readonly configuration: Configuration,
  ) {}

  async read(): Promise<ReceiptBooksDto> {
    const { manager } = this.database;
    const { value, ...settled } = await this.settings.read(receiptSettings);
    const [{ count: due = 0 } = {}] = await manager.query<{ count: number }[]>(DUE);
    return {
      settings: { ...value, ...settled },
      given: sellerOf(receiptSettings.initial),
      years: await manager.query<ReceiptYearDto[]>(YEARS),
      unknownTaxes: await manager.query<UnknownTaxDto[]>(UNKNOWN),
      due,
      today: dayIn(this.configuration.timeZone, new Date()),
    };
  }

  /**
   * Settles who sells, and whether Stripe is asked for the tax.
   * @throws DomainError where Stripe Tax is not set up, and where the settings were changed since
   */
  async change(written: SettingsInput, version: number, by: Staff): Promise<void> {
    const { value: now } = await this.settings.read(receiptSettings);
    if (written.tax !== 'off' && now.tax === 'off') await this.refuseUnready();
    const { sellerName, sellerAddress, sellerTaxNumber, note, tax } = written;
    const value = { sellerName, sellerAddress, sellerTaxNumber, note, tax };
    await this.settings.change(receiptSettings, { value, version, by });
  }

  private async refuseUnready(): Promise<void> {
    try {
      if (await this.tax.isReady()) return;
    } catch (error) {
      if (isOutage(error)) throw unavailable();
      if (!isRefusal(error)) throw error;
    }
    throw notSetUp();
  }

  /**
   * Exports the receipts and credit notes of a period; the audit log has it before the first row is sent.
   * @throws DomainError while a paid order has no number yet
   */
  async export(by: Staff, period: ReceiptPeriod): Promise<AsyncGenerator<ReceiptLine>> {
    await this.issue.issueDue();
    const [{ count = 0 } = {}] = await this.database.manager.query<{ count: number }[]>(DUE);
    if (count > 0) throw stillNumbering(count);
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

const taxField = (kind: 'unprocessable' | 'unavailable', code: string, message: string) =>
  new DomainError(kind, code, message, [{ field: 'tax', message }]);

const notSetUp = () =>
  taxField(
    'unprocessable',
    'COMMERCE.TAX_NOT_SET_UP',
    'Stripe Tax isn’t set up yet. Please turn it on in your Stripe dashboard and say where you’re registered, then try again.',
  );

const unavailable = () =>
  taxField(
    'unavailable',
    'COMMERCE.TAX_UNAVAILABLE',
    'Stripe isn’t answering right now, so we can’t turn tax on. Please try again in a minute.',
  );

const stillNumbering = (count: number) =>
  new DomainError(
    'conflict',
    'COMMERCE.RECEIPTS_DUE',
    `${count} sales are still getting their numbers. Please try again in a few minutes.`,
  );
