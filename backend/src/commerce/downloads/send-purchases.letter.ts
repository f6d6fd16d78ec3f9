import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { isPaidFor } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { IssueLinks } from './issue-links.use-case.js';
import { purchasesMail, type MailedPurchase } from './purchases.mail.js';
import { sendPurchases } from './send-purchases.job.js';

/** Fresh links to all that was bought with an address; a book that was bought twice comes once. */
@Injectable()
export class SendPurchasesLetter {
  constructor(
    private readonly database: Database,
    private readonly grantDownloads: GrantDownloads,
    private readonly issueLinks: IssueLinks,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(sendPurchases)
  async write({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    noteInLog({ orderId });
    const asked = await manager.findOneByOrFail(Order, { id: orderId });
    const sameAddress = Raw((column) => `lower(${column}) = lower(:email)`, { email: asked.customerEmail });
    const orders = await manager.find(Order, {
      where: { customerEmail: sameAddress },
      order: { createdAt: 'DESC' },
    });
    const purchases = await this.open(orders.filter(({ status }) => isPaidFor(status)));
    if (purchases.length === 0) return undefined;
    return purchasesMail({
      to: asked.customerEmail,
      customerName: asked.customerName ?? '',
      publicUrl: this.configuration.publicUrl,
      purchases,
    });
  }

  private async open(orders: readonly Order[]): Promise<MailedPurchase[]> {
    const purchases = new Map<string, MailedPurchase>();
    for (const order of orders) {
      if (purchases.has(order.productId)) continue;
      const grants = await this.grantDownloads.execute(order);
      if (grants.length === 0) continue;
      const { title } = await this.database.manager.findOneByOrFail(Product, { id: order.productId });
      purchases.set(order.productId, { title, links: await this.issueLinks.execute(grants, 'letter') });
    }
    return [...purchases.values()];
  }
}
