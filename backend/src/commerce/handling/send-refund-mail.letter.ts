import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { LetterProcessor } from '../../platform/mail/letter-processor.js';
import type { Mail } from '../../platform/mail/mail.js';
import { Order } from '../ordering/order.entity.js';
import { Product } from '../products/product.entity.js';
import { orderRefundedMail } from './order-refunded.mail.js';
import { ReadOrderLetter } from './read-order-letter.query.js';
import { sendRefundMail } from './send-refund-mail.job.js';

/** To the buyer: what was paid has been given back. */
@Injectable()
export class SendRefundMailLetter extends LetterProcessor<{ orderId: string }> {
  readonly job = sendRefundMail;

  constructor(
    private readonly database: Database,
    private readonly readOrderLetter: ReadOrderLetter,
  ) {
    super();
  }

  async write({ orderId }: { orderId: string }): Promise<Mail | undefined> {
    const { manager } = this.database;
    noteInLog({ orderId });
    const order = await manager.findOneByOrFail(Order, { id: orderId });
    const product = await manager.findOneByOrFail(Product, { id: order.productId });
    return orderRefundedMail({
      ...(await this.readOrderLetter.execute(order, product)),
      to: order.customerEmail,
    });
  }
}
