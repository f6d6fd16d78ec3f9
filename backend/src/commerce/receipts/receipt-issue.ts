import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Settings } from '../../platform/settings/settings.js';
import { knowsOfSuccess } from '../orders/order-rules.js';
import { type Order, OrderConsent } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { findSeriesSuffix, isRestoredOrder } from '../payment-recovery/payment-recovery.queries.js';
import { Refund } from '../refunds/refund.entity.js';
import {
  deleteDue,
  findDueOrderIds,
  findItems,
  isDue,
  takePlace,
  voidReturnedNotes,
} from './receipt-issue.queries.js';
import { ISSUE_BATCH, numberOf, owedReceipts, type ReceiptFacts, seriesOf } from './receipt-rules.js';
import { receiptSettings } from '../taxes/receipt-settings.js';
import { sellerOf } from './seller.js';
import { Receipt, ReceiptTax } from './receipt.entity.js';
import { issueReceipts, settleTax } from './receipts.jobs.js';
import { findQuotedCalculation } from './tax.queries.js';

const MAYBE_RECORDED =
  'The sale was restored after its record was lost, so Stripe may have its tax already. Please look there before you ask again.';

type Owed = ReturnType<typeof owedReceipts>[number] & { paidAt: Date; series: string };

/** Assigns receipt numbers without gaps. */
@Injectable()
export class ReceiptIssue {
  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly settings: Settings,
    private readonly outbox: Outbox,
    private readonly configuration: Configuration,
  ) {}

  /** Each order is committed by itself. */
  @HandlesJobOutside(issueReceipts)
  async issueDue() {
    const due = await findDueOrderIds(this.database.manager);
    for (const orderId of due) await this.database.transaction(() => this.issueOf(orderId));
    if (due.length < ISSUE_BATCH) return undefined;
    return () => this.outbox.enqueue(issueReceipts, {});
  }

  async issueNow(orderId: string): Promise<void> {
    if (await isDue(this.database.manager, orderId))
      await this.database.transaction(() => this.issueOf(orderId));
  }

  private async issueOf(orderId: string): Promise<void> {
    const { manager } = this.database;
    const order = await this.orders.lock(orderId);
    // False if another caller was faster.
    if (!(await deleteDue(manager, orderId))) return;
    await this.voidNotes(orderId);
    const suffix = await findSeriesSuffix(manager);
    const refunds = await manager.findBy(Refund, { orderId });
    const receipts = await manager.findBy(Receipt, { orderId });
    const owed = owedReceipts({
      isCharged: knowsOfSuccess(order.status),
      isRefunded: order.status === 'refunded',
      totalCents: order.totalCents,
      refunds,
      receipts,
    }).map((each) => {
      const paidAt = timeOf(each, order, refunds);
      return { ...each, paidAt, series: seriesOf(each.kind, paidAt, this.configuration.timeZone, suffix) };
    });
    // Series are locked in one order, so that two callers cannot deadlock.
    const sorted = owed.toSorted((one, other) => (one.series < other.series ? -1 : 1));
    let first = receipts.find(({ kind }) => kind === 'receipt')?.number;
    for (const each of sorted) first = await this.write(order, each, first);
  }

  private async voidNotes(orderId: string): Promise<void> {
    const { manager } = this.database;
    for (const number of await voidReturnedNotes(manager, orderId)) {
      // The tax that such a note reversed is due again.
      const again = { status: 'asked' as const, problem: null, changedAt: () => 'now()' };
      const { affected } = await manager.update(ReceiptTax, { number, status: 'known' }, again);
      if (affected) await this.outbox.enqueue(settleTax, { number, orderId });
    }
  }

  private async write(order: Order, owed: Owed, first: string | undefined): Promise<string> {
    const { manager } = this.database;
    const { kind, refundId, amountCents, paidAt, series } = owed;
    const place = await takePlace(manager, series);
    const number = numberOf(series, place);
    const { value: settings } = await this.settings.read(receiptSettings);
    const consent = await manager.findOneBy(OrderConsent, { orderId: order.id });
    const facts: ReceiptFacts = {
      seller: sellerOf(settings),
      items: await findItems(manager, order.id),
      ...(site.law.vatNote ? { vatNote: site.law.vatNote } : {}),
      ...(consent && kind === 'receipt'
        ? { consent: { wording: consent.wording, agreedAt: consent.agreedAt.toISOString() } }
        : {}),
      ...(kind === 'credit-note' && first
        ? { creditOf: { number: first, isDispute: refundId === null } }
        : {}),
    };
    const numbered = { number, kind, orderId: order.id, refundId, series, place, paidAt, amountCents, facts };
    await manager.insert(Receipt, numbered);
    const isTaxed =
      kind === 'receipt'
        ? amountCents > 0 &&
          (settings.tax !== 'off' || (await findQuotedCalculation(manager, order.id)) !== undefined)
        : await manager.existsBy(ReceiptTax, { number: first ?? '' });
    if (isTaxed) await this.enqueueTax(number, order.id);
    return first ?? number;
  }

  private async enqueueTax(number: string, orderId: string): Promise<void> {
    const { manager } = this.database;
    const changedAt = new Date();
    if (await isRestoredOrder(manager, orderId)) {
      // The lost receipt had another number, so Stripe would not recognize the tax.
      await manager.insert(ReceiptTax, { number, status: 'unknown', problem: MAYBE_RECORDED, changedAt });
      return;
    }
    await manager.insert(ReceiptTax, { number, status: 'asked', changedAt });
    await this.outbox.enqueue(settleTax, { number, orderId });
  }
}

function timeOf(
  { kind, refundId }: Pick<Owed, 'kind' | 'refundId'>,
  { completedAt, createdAt }: Order,
  refunds: readonly Refund[],
): Date {
  if (kind === 'receipt') return completedAt ?? createdAt;
  return refunds.find(({ id }) => id === refundId)?.changedAt ?? new Date();
}
