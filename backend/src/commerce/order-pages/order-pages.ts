import { coverOfProduct, pages } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { DownloadLinks } from '../downloads/download-links.js';
import { OrderDetails } from '../orders/order-details.js';
import { isPaidFor, orderReference } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import type { FileFormat, ProductType } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { refundedCents } from '../refunds/refund-rules.js';
import { Refund } from '../refunds/refund.entity.js';
import { OrderPageLinks } from './order-page-links.js';
import { type OrderPageState, orderPageState, type ToldEvent, toldEvents } from './order-page-rules.js';

interface OrderFile {
  format: FileFormat;
  sizeBytes: number;
  /** Path of a link that works for a day. */
  path: string;
}

/** An order as its buyer sees it. */
export interface OrderFacts {
  reference: string;
  title: string;
  coverSrc: string | null;
  state: OrderPageState;
  customerEmail: string;
  /** Emails to the buyer come back. */
  needsAddress: boolean;
  totalCents: number;
  refundedCents: number;
  /** When it was paid, or else ordered. */
  date: Date;
  files: readonly OrderFile[];
  events: readonly ToldEvent[];
}

/** The page of an order: what its buyer sees whenever they come back to it. */
@Injectable()
export class OrderPages {
  constructor(
    private readonly database: Database,
    private readonly links: OrderPageLinks,
    private readonly downloadLinks: DownloadLinks,
    private readonly orderDetails: OrderDetails,
    private readonly suppressions: MailSuppressions,
  ) {}

  /** @returns undefined for a link that is not ours, or was revoked */
  async find(token: string): Promise<OrderFacts | undefined> {
    const order = await this.links.open(token);
    if (!order) return undefined;
    noteInLog({ orderId: order.id });
    const { manager } = this.database;
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    const refunds = await manager.findBy(Refund, { orderId: order.id });
    return {
      reference: orderReference(order.id),
      title: product.title,
      coverSrc: coverOfProduct(product.id),
      state: orderPageState(order.status, product.type),
      customerEmail: order.customerEmail,
      needsAddress: await this.needsAddress(order),
      totalCents: order.totalCents,
      refundedCents: refundedCents(refunds),
      date: order.completedAt ?? order.createdAt,
      files: await this.openFiles(order, product.type),
      events: toldEvents(await this.orderDetails.timelineOf(order.id), pages.order.words),
    };
  }

  /** Whether the buyer of what stands gets no emails at the address of the order. */
  async needsAddress({ status, customerEmail }: Order): Promise<boolean> {
    return isPaidFor(status) && this.suppressions.holds('purchases', customerEmail);
  }

  /** However often the page is opened on a day, its links are the same. */
  private async openFiles(order: Order, type: ProductType): Promise<OrderFile[]> {
    if (type !== 'ebook' || !isPaidFor(order.status)) return [];
    const run = { id: `order-page ${new Date().toISOString().slice(0, 10)}` };
    const grants = await this.downloadLinks.grant(order);
    return this.downloadLinks.issue(grants, 'page', { run, to: order.customerEmail });
  }
}
