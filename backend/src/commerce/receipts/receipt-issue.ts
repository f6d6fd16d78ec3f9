import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Settings } from '../../platform/settings/settings.js';
import { knowsOfSuccess } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { Refund } from '../refunds/refund.entity.js';
import { numberOf, owedReceipts, type ReceiptFacts, type ReceiptItem, seriesOf } from './receipt-rules.js';
import { receiptSettings } from '../taxes/receipt-settings.js';
import { sellerOf } from './seller.js';
import { Receipt, ReceiptTax } from './receipt.entity.js';
import { issueReceipts, settleTax } from './receipts.jobs.js';

/** Orders in one job run; a full run enqueues the next. */
export const ISSUE_BATCH = 200;

const DUE = `SELECT order_id AS "orderId" FROM receipts_due GROUP BY order_id ORDER BY min(id) LIMIT ${ISSUE_BATCH}`;
const COUNT_DUE = 'SELECT count(DISTINCT order_id)::int AS count FROM receipts_due';
const IS_DUE = 'SELECT 1 FROM receipts_due WHERE order_id = $1 LIMIT 1';
const QUOTED = 'SELECT 1 FROM order_taxes WHERE order_id = $1';
const DONE = 'DELETE FROM receipts_due WHERE order_id = $1 RETURNING id';

/** Locks the series' row until the commit, so numbers have no gaps and no duplicates. */
const NEXT = `INSERT INTO receipt_series AS s (series, last_number) VALUES ($1, 1)
  ON CONFLICT (series) DO UPDATE SET last_number = s.last_number + 1 RETURNING last_number AS place`;

const ITEMS = `SELECT p.title, l.quantity, l.amount_cents AS "amountCents"
  FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = $1 ORDER BY l.line_number`;

/** A credit note is void if the bank returned its refund. */
const VOID = `UPDATE receipts SET voided_at = now() WHERE order_id = $1 AND voided_at IS NULL
  AND refund_id IN (SELECT id FROM refunds WHERE order_id = $1 AND status = 'failed') RETURNING number`;

/** The tax that such a note reversed is due again. */
const ASK_AGAIN = `UPDATE receipt_taxes SET status = 'asked', problem = NULL, changed_at = now()
  WHERE number = $1 AND status = 'known' RETURNING number`;

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

  /** By time of payment or refund; each order is committed by itself. */
  @HandlesJobOutside(issueReceipts)
  async issueDue() {
    const due = await this.database.manager.query<{ orderId: string }[]>(DUE);
    for (const { orderId } of due) await this.database.transaction(() => this.issueOf(orderId));
    if (due.length < ISSUE_BATCH) return undefined;
    return () => this.outbox.enqueue(issueReceipts, {});
  }

  /** Number of orders that wait for a number. */
  async countDue(): Promise<number> {
    const [{ count = 0 } = {}] = await this.database.manager.query<{ count: number }[]>(COUNT_DUE);
    return count;
  }

  /** Issues an order's receipts without waiting for the job. */
  async issueNow(orderId: string): Promise<void> {
    const isDue = (await this.database.manager.query<unknown[]>(IS_DUE, [orderId])).length > 0;
    if (isDue) await this.database.transaction(() => this.issueOf(orderId));
  }

  private async issueOf(orderId: string): Promise<void> {
    const { manager } = this.database;
    const order = await this.orders.lock(orderId);
    const [done] = await manager.query<[unknown[], number]>(DONE, [orderId]);
    // Another caller was faster.
    if (done.length === 0) return;
    await this.voidNotes(orderId);
    const refunds = await manager.findBy(Refund, { orderId });
    const receipts = await manager.findBy(Receipt, { orderId });
    const owed = owedReceipts({
      isCharged: knowsOfSuccess(order.status),
      isRefunded: order.status === 'refunded',
      totalCents: order.totalCents,
      refunds,
      receipts,
    }).map((each) => {
      const paidAt = movedAt(each, order, refunds);
      return { ...each, paidAt, series: seriesOf(each.kind, paidAt, this.configuration.timeZone) };
    });
    // Series are locked in one fixed order, so that callers with several cannot deadlock.
    const sorted = owed.toSorted((one, other) => (one.series < other.series ? -1 : 1));
    let first = receipts.find(({ kind }) => kind === 'receipt')?.number;
    for (const each of sorted) first = await this.write(order, each, first);
  }

  private async voidNotes(orderId: string): Promise<void> {
    const { manager } = this.database;
    const [voided] = await manager.query<[{ number: string }[], number]>(VOID, [orderId]);
    for (const { number } of voided) {
      const [asked] = await manager.query<[unknown[], number]>(ASK_AGAIN, [number]);
      if (asked.length > 0) await this.outbox.enqueue(settleTax, { number, orderId });
    }
  }

  /** Returns the number of the order's receipt. */
  private async write(order: Order, owed: Owed, first: string | undefined): Promise<string> {
    const { manager } = this.database;
    const { kind, refundId, amountCents, paidAt, series } = owed;
    const [next] = await manager.query<{ place: number }[]>(NEXT, [series]);
    if (!next) throw new Error(`The series ${series} gave no number.`);
    const { place } = next;
    const number = numberOf(series, place);
    const { value: settings } = await this.settings.read(receiptSettings);
    const facts: ReceiptFacts = {
      seller: sellerOf(settings),
      items: await manager.query<ReceiptItem[]>(ITEMS, [order.id]),
      ...(kind === 'credit-note' && first
        ? { creditOf: { number: first, isDispute: refundId === null } }
        : {}),
    };
    const numbered = { number, kind, orderId: order.id, refundId, series, place, paidAt, amountCents, facts };
    await manager.insert(Receipt, numbered);
    const isTaxed =
      kind === 'receipt'
        ? amountCents > 0 && (settings.tax !== 'off' || (await this.isQuoted(order.id)))
        : await manager.existsBy(ReceiptTax, { number: first ?? '' });
    if (isTaxed) await this.askForTax(number, order.id);
    return first ?? number;
  }

  /** Whether the buyer saw the tax and paid it. */
  private async isQuoted(orderId: string): Promise<boolean> {
    return (await this.database.manager.query<unknown[]>(QUOTED, [orderId])).length > 0;
  }

  private async askForTax(number: string, orderId: string): Promise<void> {
    await this.database.manager.insert(ReceiptTax, { number, status: 'asked', changedAt: new Date() });
    await this.outbox.enqueue(settleTax, { number, orderId });
  }
}

function movedAt(
  { kind, refundId }: Pick<Owed, 'kind' | 'refundId'>,
  { completedAt, createdAt }: Order,
  refunds: readonly Refund[],
): Date {
  if (kind === 'receipt') return completedAt ?? createdAt;
  return refunds.find(({ id }) => id === refundId)?.changedAt ?? new Date();
}
