import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { knowsOfSuccess, orderReference } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { ReceiptIssue } from './receipt-issue.js';
import type { PrintedReceipt } from './receipt-pdf.js';
import { isReceiptNumber, MOST_VERSIONS, type ReceiptKind, type Seller } from './receipt-rules.js';
import { receiptSettings } from '../taxes/receipt-settings.js';
import { sellerOf } from './seller.js';
import { Receipt, ReceiptDetails, ReceiptTax } from './receipt.entity.js';

export type DetailsInput = Pick<ReceiptDetails, 'name' | 'address' | 'taxNumber'>;

export interface ReceiptPapers {
  seller: Seller;
  details: DetailsInput;
  papers: readonly { number: string; kind: ReceiptKind; isVoid: boolean }[];
}

const NO_DETAILS: DetailsInput = { name: '', address: '', taxNumber: '' };

const isEmpty = ({ name, address, taxNumber }: DetailsInput): boolean => !name && !address && !taxNumber;

@Injectable()
export class Receipts {
  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly settings: Settings,
    private readonly issue: ReceiptIssue,
  ) {}

  /** Issues missing receipts first. */
  async of({ id: orderId }: Pick<Order, 'id'>): Promise<ReceiptPapers> {
    await this.issue.issueNow(orderId);
    const { manager } = this.database;
    const receipts = await manager.find(Receipt, {
      where: { orderId },
      order: { paidAt: 'ASC', number: 'ASC' },
    });
    const [first] = receipts;
    return {
      seller: first?.facts.seller ?? sellerOf((await this.settings.read(receiptSettings)).value),
      details: (await this.latestDetails(orderId)) ?? NO_DETAILS,
      papers: receipts.map(({ number, kind, voidedAt }) => ({ number, kind, isVoid: voidedAt !== null })),
    };
  }

  /** @throws DomainError if the number is not one of the order's */
  async toPrint(order: Order, number: string): Promise<PrintedReceipt> {
    const { manager } = this.database;
    const receipt = isReceiptNumber(number)
      ? await manager.findOneBy(Receipt, { number, orderId: order.id })
      : null;
    if (!receipt)
      throw new DomainError('not-found', 'COMMERCE.RECEIPT_UNKNOWN', 'We don’t know this receipt.');
    const details = await this.latestDetails(order.id);
    const tax = await manager.findOneBy(ReceiptTax, { number });
    return {
      ...receipt.facts,
      number,
      kind: receipt.kind,
      amountCents: receipt.amountCents,
      paidAt: receipt.paidAt,
      isVoid: receipt.voidedAt !== null,
      orderReference: orderReference(order.id),
      buyer: { name: order.customerName ?? '', email: order.customerEmail },
      details: details && !isEmpty(details) ? details : undefined,
      tax: tax ? { taxCents: tax.taxCents, rates: tax.rates } : undefined,
    };
  }

  /**
   * Saves the buyer's details. Numbers and earlier versions stay.
   * @throws DomainError if nothing was paid, or after too many changes
   */
  changeDetails(orderId: string, { name, address, taxNumber }: DetailsInput): Promise<void> {
    return this.database.transaction(async () => {
      const { status } = await this.orders.lock(orderId);
      if (!knowsOfSuccess(status)) throw notPaid();
      const latest = await this.latestDetails(orderId);
      const input = { name, address, taxNumber };
      const before = latest ?? NO_DETAILS;
      if (before.name === name && before.address === address && before.taxNumber === taxNumber) return;
      const version = (latest?.version ?? 0) + 1;
      if (version > MOST_VERSIONS) throw tooManyChanges();
      await this.database.manager.insert(ReceiptDetails, { ...input, orderId, version });
    });
  }

  private latestDetails(orderId: string): Promise<ReceiptDetails | null> {
    return this.database.manager.findOne(ReceiptDetails, { where: { orderId }, order: { version: 'DESC' } });
  }
}

const tooManyChanges = () =>
  new DomainError(
    'conflict',
    'COMMERCE.RECEIPT_CHANGED_OFTEN',
    'This receipt was changed too often. Please write to me, and I’ll make it out to you.',
  );

const notPaid = () =>
  new DomainError(
    'conflict',
    'COMMERCE.RECEIPT_NOT_PAID',
    'There’s a receipt once your payment has arrived.',
  );
