import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { isPaidFor } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import { DownloadGrant } from './download-grant.entity.js';
import { DownloadLink } from './download-link.entity.js';
import { IssueLinks } from './issue-links.use-case.js';
import { linkRenewedMail } from './link-renewed.mail.js';
import { type RenewedLink, sendRenewedLink } from './send-renewed-link.job.js';

/** A fresh link in place of one that is used up, to the buyer's own address. */
@Injectable()
export class SendRenewedLinkLetter {
  constructor(
    private readonly database: Database,
    private readonly issueLinks: IssueLinks,
    private readonly configuration: Configuration,
  ) {}

  @WritesEmail(sendRenewedLink)
  async write({ linkId }: RenewedLink): Promise<Email | undefined> {
    const { manager } = this.database;
    const old = await manager.findOneByOrFail(DownloadLink, { id: linkId });
    const grant = await manager.findOneByOrFail(DownloadGrant, { id: old.grantId });
    const order = await manager.findOneByOrFail(Order, { id: grant.orderId });
    noteInLog({ orderId: order.id });
    if (!isPaidFor(order.status)) return undefined;
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    return linkRenewedMail({
      to: order.customerEmail,
      customerName: order.customerName ?? '',
      productTitle: product.title,
      publicUrl: this.configuration.publicUrl,
      links: await this.issueLinks.execute([grant], 'letter'),
    });
  }
}
