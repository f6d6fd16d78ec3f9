import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { orderSentMail } from './order-sent.mail.js';
import { ReadOrderLetter } from './read-order-letter.query.js';
import { sendDispatchMail } from './send-dispatch-mail.job.js';

/** To the buyer: her parcel is on its way. */
@Injectable()
export class SendDispatchMailLetter {
  constructor(
    private readonly database: Database,
    private readonly readOrderLetter: ReadOrderLetter,
  ) {}

  @WritesEmail(sendDispatchMail)
  async write({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { order, letter } = await this.readOrderLetter.execute(orderId);
    const { trackingNumber } = await this.database.manager.findOneByOrFail(OrderDispatch, { orderId });
    return orderSentMail({ ...letter, to: order.customerEmail, trackingNumber });
  }
}
