import { decimalPrice } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { orderReference } from '../orders/order-rules.js';
import { ReceiptIssue } from './receipt-issue.js';
import { countDueOrders } from './receipt-issue.queries.js';
import { type ListedReceipt, listReceipts, listSeries } from './receipt-books.queries.js';
import { periodName, type ReceiptPeriod } from './receipt-periods.js';
import { FILE_BATCH, netCents } from './receipt-rules.js';

const decimal = (amount: number | null): string => (amount === null ? '' : decimalPrice(amount));

/** Zero if void. Without tax, net equals gross. */
function sumsOf({
  amountCents,
  isVoid,
  status,
  taxCents,
}: ListedReceipt): [gross: string, net: string, tax: string] {
  if (isVoid) return [decimal(0), decimal(0), decimal(0)];
  if (status === null) return [decimal(amountCents), decimal(amountCents), decimal(0)];
  return [decimal(amountCents), decimal(netCents(amountCents, taxCents)), decimal(taxCents)];
}

type ReceiptLine = ReturnType<typeof lineOf>;

/**
 * Row of the file for the tax adviser, with decimals. Refunds have their own columns, because a minus sign could be read as
 * a formula.
 */
function lineOf(receipt: ListedReceipt, timeZone: string) {
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
    fee: isSale ? decimal(feeCents) : '',
    payout: isSale ? decimal(payoutCents) : '',
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

@Injectable()
export class ReceiptFile {
  constructor(
    private readonly database: Database,
    private readonly auditLog: AuditLog,
    private readonly issue: ReceiptIssue,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Exports the receipts of a period. The audit log records it before the first row is sent.
   * @throws DomainError while a paid order has no number yet
   */
  async export(by: Staff, period: ReceiptPeriod): Promise<AsyncGenerator<ReceiptLine>> {
    await this.issue.issueDue();
    const due = await countDueOrders(this.database.manager);
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
    for (const series of await listSeries(this.database.manager, year)) {
      let after = 0;
      for (;;) {
        const batch = await listReceipts(this.database.manager, { series, after }, period, timeZone);
        for (const receipt of batch) yield lineOf(receipt, timeZone);
        const last = batch.at(-1);
        if (!last || batch.length < FILE_BATCH) break;
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
