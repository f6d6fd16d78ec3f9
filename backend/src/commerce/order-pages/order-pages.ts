import { bookByProductId, pages } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { DownloadLinks } from '../downloads/download-links.js';
import { Guarantee, type GuaranteeView } from '../guarantee/guarantee.js';
import { OrderDetails } from '../order-admin/order-details.js';
import { isPaidFor, knowsOfSuccess, orderReference } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import type { FileFormat } from '../products/product-rules.js';
import { type ReceiptPapers, Receipts } from '../receipts/receipts.js';
import { refundedCents } from '../refunds/refund-rules.js';
import { Refund } from '../refunds/refund.entity.js';
import type { BoughtBook } from '../order-links/bought-cover.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { type OrderPageState, orderPageState, type PublicEvent, publicEvents } from './order-page-rules.js';
import { findOrderLines } from './order-pages.queries.js';

interface OrderFile {
  format: FileFormat;
  /** Fixed-layout ePub, which cannot be read on the site. */
  isFixedLayout: boolean;
  sizeBytes: number;
  /** Path of a link that is valid for 24 hours. */
  path: string;
}

export interface LineFacts {
  lineNumber: number;
  title: string;
  /** Null for a product that is no book. */
  book: BoughtBook | null;
  state: OrderPageState;
  amountCents: number;
  files: readonly OrderFile[];
}

/** Emails to the buyer bounce, or the buyer still has the browser that paid. */
export type AddressReason = 'bounced' | 'payer';

export interface OrderFacts {
  id: string;
  reference: string;
  lines: readonly LineFacts[];
  isCharged: boolean;
  customerEmail: string;
  /** Reason why the buyer may change the address; null if they may not. */
  addressReason: AddressReason | null;
  totalCents: number;
  refundedCents: number;
  /** Payment time, or else order time. */
  date: Date;
  events: readonly PublicEvent[];
  guarantee: GuaranteeView;
  receipts: ReceiptPapers;
}

@Injectable()
export class OrderPages {
  constructor(
    private readonly database: Database,
    private readonly links: OrderPageLinks,
    private readonly downloadLinks: DownloadLinks,
    private readonly orderDetails: OrderDetails,
    private readonly suppressions: MailSuppressions,
    private readonly guarantee: Guarantee,
    private readonly receipts: Receipts,
  ) {}

  /**
   * @param payerProof from the link to the address form
   * Returns undefined for an invalid or revoked link.
   */
  async find(token: string, payerProof = ''): Promise<OrderFacts | undefined> {
    const order = await this.links.open(token);
    if (!order) return undefined;
    noteInLog({ orderId: order.id });
    const { manager } = this.database;
    const refunds = await manager.findBy(Refund, { orderId: order.id });
    return {
      id: order.id,
      reference: orderReference(order.id),
      lines: await this.linesOf(order),
      isCharged: knowsOfSuccess(order.status),
      customerEmail: order.customerEmail,
      addressReason: await this.addressReason(order, payerProof),
      totalCents: order.totalCents,
      refundedCents: refundedCents(refunds),
      date: order.completedAt ?? order.createdAt,
      events: publicEvents(await this.orderDetails.timelineOf(order.id), pages.order.words),
      guarantee: await this.guarantee.find(order),
      receipts: await this.receipts.of(order),
    };
  }

  async addressReason(order: Order, payerProof: string): Promise<AddressReason | null> {
    if (!isPaidFor(order.status)) return null;
    if (await this.suppressions.holds('purchases', order.customerEmail)) return 'bounced';
    return (await this.links.isPayer(order, payerProof)) ? 'payer' : null;
  }

  private async linesOf(order: Order): Promise<LineFacts[]> {
    const lines = await findOrderLines(this.database.manager, order.id);
    const hasFiles = isPaidFor(order.status) && lines.some(({ type }) => type === 'ebook');
    const grants = hasFiles ? await this.downloadLinks.grant(order) : [];
    // The page has the same links all day, however often it is opened.
    const copy = {
      run: { id: `order-page ${new Date().toISOString().slice(0, 10)}` },
      to: order.customerEmail,
    };
    return Promise.all(
      lines.map(async ({ lineNumber, productId, title, type, amountCents }) => ({
        lineNumber,
        title,
        book: bookByProductId(productId) ?? null,
        state: orderPageState(order.status, type),
        amountCents,
        files: await this.downloadLinks.issue(
          grants.filter((grant) => grant.productId === productId),
          'page',
          copy,
        ),
      })),
    );
  }
}
