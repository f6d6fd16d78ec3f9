import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Mail } from '../../platform/mail/mail.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { orderToSendMail, speakingBookedMail } from '../handling/order-received.mail.js';
import { ReadOrderLetter } from '../handling/read-order-letter.query.js';
import { isPaidFor } from '../ordering/order-status.js';
import { Order } from '../ordering/order.entity.js';
import { Product } from '../products/product.entity.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { IssueLinks } from './issue-links.use-case.js';
import { OrderMail } from './order-mail.entity.js';
import { orderDeliveredMail } from './order-delivered.mail.js';

/**
 * Mails the buyer what she has bought, files as links, once: a run that is repeated because it failed carries the same Message-ID, with
 * links of its own. Nothing goes out while a dispute is open; when it is won, delivery promises the mail anew.
 */
@Injectable()
export class SendOrderMail {
  constructor(
    private readonly database: Database,
    private readonly grantDownloads: GrantDownloads,
    private readonly issueLinks: IssueLinks,
    private readonly readOrderLetter: ReadOrderLetter,
    private readonly mailer: Mailer,
  ) {}

  execute(orderId: string, runId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock(`order-mail:${orderId}`);
      if (await manager.existsBy(OrderMail, { orderId })) return;
      const order = await manager.findOneByOrFail(Order, { id: orderId });
      if (!isPaidFor(order.status)) return;
      const product = await manager.findOneByOrFail(Product, { id: order.productId });
      await this.mailer.send(await this.letter(order, product, `order-${runId}`));
      await manager.insert(OrderMail, { orderId });
    });
  }

  private async letter(order: Order, product: Product, key: string): Promise<Mail> {
    const about = { ...(await this.readOrderLetter.execute(order, product)), key, to: order.customerEmail };
    if (product.type === 'paperback') return orderToSendMail(about);
    if (product.type === 'speaking') return speakingBookedMail(about);
    const links = await this.issueLinks.execute(await this.grantDownloads.execute(order));
    return orderDeliveredMail({ ...about, links });
  }
}
