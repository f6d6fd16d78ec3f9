import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { orderReference } from '../ordering/order-reference.js';
import { grantsAccess } from '../ordering/order-status.js';
import { Order } from '../ordering/order.entity.js';
import { Product } from '../products/product.entity.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { IssueLinks } from './issue-links.use-case.js';
import { OrderMail } from './order-mail.entity.js';
import { orderDeliveredMail } from './order-delivered.mail.js';

/**
 * Mails the buyer her links, once: a run that is repeated because it failed carries the same Message-ID, with
 * links of its own. Nothing goes out while a dispute is open; when it is won, delivery promises the mail anew.
 */
@Injectable()
export class SendOrderMail {
  constructor(
    private readonly database: Database,
    private readonly grantDownloads: GrantDownloads,
    private readonly issueLinks: IssueLinks,
    private readonly mailer: Mailer,
    private readonly configuration: Configuration,
  ) {}

  execute(orderId: string, runId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`order-mail:${orderId}`);
      if (await manager.existsBy(OrderMail, { orderId })) return;
      const order = await manager.findOneByOrFail(Order, { id: orderId });
      if (!grantsAccess(order.status)) return;
      const product = await manager.findOneByOrFail(Product, { id: order.productId });
      const links = await this.issueLinks.execute(await this.grantDownloads.execute(order));
      await this.mailer.send(
        orderDeliveredMail({
          key: `order-${runId}`,
          to: order.customerEmail,
          customerName: order.customerName ?? '',
          orderRef: orderReference(order.id),
          productTitle: product.title,
          totalCents: order.totalCents,
          paidAt: order.completedAt ?? order.createdAt,
          publicUrl: this.configuration.publicUrl,
          links,
        }),
      );
      await manager.insert(OrderMail, { orderId });
    });
  }
}
