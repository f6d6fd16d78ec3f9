import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { OrderDispatch } from '../shipping/order-dispatch.entity.js';
import { tellOwner } from '../shipping/tell-owner.job.js';
import type { OrderStatus } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import { Product } from '../products/product.entity.js';
import { deliverOrder } from './deliver-order.job.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { OrderMail } from './order-mail.entity.js';
import { sendOrderMail } from './send-order-mail.job.js';

/**
 * Sees to a paid order: files are granted; what the author does by hand, she is told of. State and the promises of
 * mails are one commit. An order that was mailed before its payment came into dispute is not mailed again when that
 * is won.
 */
@Injectable()
export class DeliverOrder {
  constructor(
    private readonly database: Database,
    private readonly letters: EmailQueue,
    private readonly grantDownloads: GrantDownloads,
  ) {}

  @HandlesJob(deliverOrder)
  execute({ orderId }: { orderId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const order = await manager.findOneOrFail(Order, {
        where: { id: orderId },
        lock: { mode: 'for_no_key_update' },
      });
      // Delivered before, or refunded or disputed before it could be delivered.
      if (order.status !== 'paid') return;
      const { type } = await manager.findOneByOrFail(Product, { id: order.productId });
      if (type === 'ebook') await this.grantDownloads.execute(order);
      else await this.letters.enqueue(tellOwner, { orderId }, site.contact.email);
      const status = type === 'paperback' ? await this.statusOfParcel(orderId) : 'fulfilled';
      await manager.update(Order, { id: orderId }, { status });
      if (await manager.existsBy(OrderMail, { orderId })) return;
      await this.letters.enqueue(sendOrderMail, { orderId }, order.customerEmail);
    });
  }

  private async statusOfParcel(orderId: string): Promise<OrderStatus> {
    return (await this.database.manager.existsBy(OrderDispatch, { orderId })) ? 'sent' : 'to-send';
  }
}
