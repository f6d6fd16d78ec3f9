import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { Mailer } from '../../platform/mail/mailer.js';
import { Order } from '../ordering/order.entity.js';
import { Product } from '../products/product.entity.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { orderSentMail } from './order-sent.mail.js';
import { ReadOrderLetter } from './read-order-letter.query.js';

/** Mails the buyer that her parcel is on its way. */
@Injectable()
export class SendDispatchMail {
  constructor(
    private readonly database: Database,
    private readonly readOrderLetter: ReadOrderLetter,
    private readonly mailer: Mailer,
  ) {}

  execute(orderId: string, runId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      noteInLog({ orderId });
      const order = await manager.findOneByOrFail(Order, { id: orderId });
      const product = await manager.findOneByOrFail(Product, { id: order.productId });
      const { trackingNumber } = await manager.findOneByOrFail(OrderDispatch, { orderId });
      await this.mailer.send(
        orderSentMail({
          ...(await this.readOrderLetter.execute(order, product)),
          key: `sent-${runId}`,
          to: order.customerEmail,
          trackingNumber,
        }),
      );
    });
  }
}
