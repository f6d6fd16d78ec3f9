import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { LockOrder } from '../orders/lock-order.use-case.js';
import { canTransition } from '../../platform/transitions.js';
import { orderTransitions } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { sendDispatchMail } from './send-dispatch-mail.job.js';

/** Notes that an order is in the post, once, and promises the buyer's letter. */
@Injectable()
export class SendOff {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly letters: EmailQueue,
  ) {}

  /**
   * @returns false where it was in the post before
   * @throws DomainError for an order that is not known, or whose payment does not stand
   */
  execute(orderId: string, trackingNumber: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const order = await this.lockOrder.execute(orderId);
      if (await manager.existsBy(OrderDispatch, { orderId: order.id })) return false;
      if (!canTransition(orderTransitions, order.status, 'sent')) {
        throw new DomainError(
          'conflict',
          'COMMERCE.ORDER_ON_HOLD',
          'The payment of this order was given back or is in dispute: please do not send it.',
        );
      }
      await manager.update(Order, { id: order.id }, { status: 'sent' });
      await manager.insert(OrderDispatch, { orderId: order.id, trackingNumber: trackingNumber || null });
      await this.letters.enqueue(sendDispatchMail, { orderId: order.id }, order.customerEmail);
      return true;
    });
  }
}
