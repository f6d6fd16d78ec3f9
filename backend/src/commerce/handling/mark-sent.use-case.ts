import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/links/signed-links.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { Letters } from '../../platform/mail/letters.js';
import { canMove } from '../ordering/order-status.js';
import { Order } from '../ordering/order.entity.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { sendDispatchMail } from './send-dispatch-mail.job.js';
import { SENT_LINK } from './sent-link.js';

/** Notes that an order is in the post, once, and promises the buyer's letter. */
@Injectable()
export class MarkSent {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly letters: Letters,
  ) {}

  /** @throws DomainError for a link that is not ours, and for an order whose payment does not stand */
  async execute(token: string, trackingNumber: string): Promise<void> {
    const orderId = await this.links.read(SENT_LINK.purpose, token);
    await this.database.transaction(async () => {
      const { manager } = this.database;
      const order = orderId
        ? await manager.findOne(Order, { where: { id: orderId }, lock: { mode: 'for_no_key_update' } })
        : null;
      if (!order) throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'This link is not known here.');
      noteInLog({ orderId: order.id });
      if (await manager.existsBy(OrderDispatch, { orderId: order.id })) return;
      if (!canMove(order.status, 'sent')) {
        throw new DomainError(
          'conflict',
          'COMMERCE.ORDER_ON_HOLD',
          'The payment of this order was given back or is in dispute: please do not send it.',
        );
      }
      await manager.update(Order, { id: order.id }, { status: 'sent' });
      await manager.insert(OrderDispatch, { orderId: order.id, trackingNumber: trackingNumber || null });
      await this.letters.promise(sendDispatchMail, { orderId: order.id }, order.customerEmail);
    });
  }
}
