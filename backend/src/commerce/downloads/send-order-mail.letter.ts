import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { orderToSendMail, speakingBookedMail } from '../shipping/order-received.mail.js';
import { ReadOrderLetter } from '../shipping/read-order-letter.query.js';
import { isPaidFor } from '../orders/order-status.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { IssueLinks } from './issue-links.use-case.js';
import { OrderMail } from './order-mail.entity.js';
import { orderDeliveredMail } from './order-delivered.mail.js';
import { sendOrderMail } from './send-order-mail.job.js';

/**
 * To the buyer: what she has bought, files as links, once; a repeated try has links of its own. Nothing goes out while a
 * dispute is open; when it is won, delivery promises the mail anew.
 */
@Injectable()
export class SendOrderMailLetter {
  constructor(
    private readonly database: Database,
    private readonly grantDownloads: GrantDownloads,
    private readonly issueLinks: IssueLinks,
    private readonly readOrderLetter: ReadOrderLetter,
  ) {}

  @WritesEmail(sendOrderMail)
  async write({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    await this.database.lock(`order-mail:${orderId}`);
    if (await manager.existsBy(OrderMail, { orderId })) return undefined;
    const { order, product, letter } = await this.readOrderLetter.execute(orderId);
    if (!isPaidFor(order.status)) return undefined;
    await manager.insert(OrderMail, { orderId });
    const about = { ...letter, to: order.customerEmail };
    if (product.type === 'paperback') return orderToSendMail(about);
    if (product.type === 'speaking') return speakingBookedMail(about);
    const links = await this.issueLinks.execute(await this.grantDownloads.execute(order), 'letter');
    return orderDeliveredMail({ ...about, links });
  }
}
