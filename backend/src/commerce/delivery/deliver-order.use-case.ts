import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Order } from '../ordering/order.entity.js';
import { GrantDownloads } from './grant-downloads.use-case.js';
import { OrderMail } from './order-mail.entity.js';
import { sendOrderMail } from './send-order-mail.job.js';

/**
 * Fulfils a paid order: grants, state and the promise of a mail in one commit. An order that was mailed before
 * its payment came into dispute is not mailed again when that is won.
 */
@Injectable()
export class DeliverOrder {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly grantDownloads: GrantDownloads,
  ) {}

  execute(orderId: string): Promise<void> {
    return this.database.transaction(async () => {
      const order = await this.database.manager.findOneOrFail(Order, {
        where: { id: orderId },
        lock: { mode: 'for_no_key_update' },
      });
      // Delivered before, or refunded or disputed before it could be delivered.
      if (order.status !== 'paid') return;
      await this.grantDownloads.execute(order);
      await this.database.manager.update(Order, { id: orderId }, { status: 'fulfilled' });
      if (await this.database.manager.existsBy(OrderMail, { orderId })) return;
      await this.outbox.add(sendOrderMail, { orderId });
    });
  }
}
