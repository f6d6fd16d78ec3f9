import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { isOrderId } from './order-id.js';
import { Order } from './order.entity.js';

/** Takes an order in hand until the transaction ends: its own row is the lock, as everywhere. */
@Injectable()
export class LockOrder {
  constructor(private readonly database: Database) {}

  /** @throws DomainError for one that there is not */
  async execute(id: string): Promise<Order> {
    const lock = { mode: 'for_no_key_update' as const };
    const order = isOrderId(id) ? await this.database.manager.findOne(Order, { where: { id }, lock }) : null;
    if (!order) throw new DomainError('not-found', 'COMMERCE.ORDER_UNKNOWN', 'There is no such order.');
    noteInLog({ orderId: order.id });
    return order;
  }
}
