import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { isPaidFor } from '../ordering/order-status.js';
import { Order } from '../ordering/order.entity.js';
import { Product } from '../products/product.entity.js';
import { DownloadGrant } from './download-grant.entity.js';
import { DownloadLink } from './download-link.entity.js';
import { IssueLinks } from './issue-links.use-case.js';
import { linkRenewedMail } from './link-renewed.mail.js';

@Injectable()
export class SendRenewedLink {
  constructor(
    private readonly database: Database,
    private readonly issueLinks: IssueLinks,
    private readonly mailer: Mailer,
    private readonly configuration: Configuration,
  ) {}

  execute(linkId: string, runId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const old = await manager.findOneByOrFail(DownloadLink, { id: linkId });
      const grant = await manager.findOneByOrFail(DownloadGrant, { id: old.grantId });
      const order = await manager.findOneByOrFail(Order, { id: grant.orderId });
      noteInLog({ orderId: order.id });
      if (!isPaidFor(order.status)) return;
      const product = await manager.findOneByOrFail(Product, { id: order.productId });
      await this.mailer.send(
        linkRenewedMail({
          key: `link-${runId}`,
          to: order.customerEmail,
          customerName: order.customerName ?? '',
          productTitle: product.title,
          publicUrl: this.configuration.publicUrl,
          links: await this.issueLinks.execute([grant]),
        }),
      );
    });
  }
}
