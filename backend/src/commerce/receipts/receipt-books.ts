import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { dayIn } from '../../owner-tools/index.js';
import { isOutage, isRefusal } from '../stripe/stripe-errors.js';
import { ReceiptIssue } from './receipt-issue.js';
import { monthsOf, type ReceiptPeriod } from './receipt-periods.js';
import { receiptSettings, type TaxMode } from '../taxes/receipt-settings.js';
import { sellerOf } from './seller.js';
import type {
  PeriodTotalsDto,
  ReceiptBooksDto,
  ReceiptYearDto,
  UnknownTaxDto,
} from './receipts.admin.dto.js';
import { Tax } from './tax.js';

interface SettingsInput {
  sellerName: string;
  sellerAddress: string;
  sellerTaxNumber: string;
  note: string;
  tax: TaxMode;
}

const TOTALS = `count(*) FILTER (WHERE r.kind = 'receipt')::int AS receipts,
    count(*) FILTER (WHERE r.kind = 'credit-note')::int AS "creditNotes",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'receipt'), 0)::int AS "paidCents",
    coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'credit-note' AND r.voided_at IS NULL), 0)::int AS "refundedCents",
    coalesce(sum(CASE WHEN r.kind = 'receipt' THEN t.tax_cents WHEN r.voided_at IS NULL THEN -t.tax_cents END), 0)::int
      AS "taxCents",
    count(*) FILTER (WHERE t.status <> 'known')::int AS "taxesOpen"`;

const YEARS = `SELECT right(r.series, 4)::int AS year, ${TOTALS}
  FROM receipts r LEFT JOIN receipt_taxes t ON t.number = r.number GROUP BY 1 ORDER BY 1 DESC`;

/** A refund reduces the payout by its full amount, because Stripe keeps its fee. */
const PERIOD = `SELECT ${TOTALS},
    coalesce(sum(f.fee_cents), 0)::int AS "feeCents",
    (coalesce(sum(f.net_cents), 0)
      - coalesce(sum(r.amount_cents) FILTER (WHERE r.kind = 'credit-note' AND r.voided_at IS NULL), 0))::int AS "payoutCents",
    count(*) FILTER (WHERE r.kind = 'receipt' AND r.amount_cents > 0 AND f.fee_cents IS NULL)::int AS "feesOpen"
  FROM receipts r LEFT JOIN receipt_taxes t ON t.number = r.number
    LEFT JOIN card_fees f ON f.order_id = r.order_id AND r.kind = 'receipt'
  WHERE r.series IN ($1, 'CN-' || $1) AND extract(month FROM r.paid_at AT TIME ZONE $2) BETWEEN $3 AND $4`;

const UNKNOWN = `SELECT t.number, r.order_id AS "orderId", t.problem FROM receipt_taxes t
  JOIN receipts r ON r.number = t.number WHERE t.status = 'unknown' ORDER BY t.number LIMIT 50`;

/** Totals of receipts, and the receipt settings. */
@Injectable()
export class ReceiptBooks {
  constructor(
    private readonly database: Database,
    private readonly settings: Settings,
    private readonly issue: ReceiptIssue,
    private readonly tax: Tax,
    private readonly configuration: Configuration,
  ) {}

  async read(): Promise<ReceiptBooksDto> {
    const { manager } = this.database;
    const { value, ...settled } = await this.settings.read(receiptSettings);
    return {
      settings: { ...value, ...settled },
      given: sellerOf(receiptSettings.initial),
      years: await manager.query<ReceiptYearDto[]>(YEARS),
      unknownTaxes: await manager.query<UnknownTaxDto[]>(UNKNOWN),
      due: await this.issue.countDue(),
      today: dayIn(this.configuration.timeZone, new Date()),
    };
  }

  async totals(period: ReceiptPeriod): Promise<PeriodTotalsDto> {
    const values = [String(period.year), this.configuration.timeZone, ...monthsOf(period)];
    const [totals] = await this.database.manager.query<PeriodTotalsDto[]>(PERIOD, values);
    if (!totals) throw new Error('The totals of a period returned no row.');
    return totals;
  }

  /**
   * Saves the seller and the tax mode.
   * @throws DomainError if Stripe Tax is not set up, or another save came first
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
