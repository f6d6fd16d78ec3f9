import { Injectable } from '@nestjs/common';

import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { orderRefundedMail } from './order-refunded.mail.js';
import { ReadOrderLetter } from './read-order-letter.query.js';
import { sendRefundMail } from './send-refund-mail.job.js';

/** To the buyer: what was paid has been given back. */
@Injectable()
export class SendRefundMailLetter {
  constructor(private readonly readOrderLetter: ReadOrderLetter) {}

  @WritesEmail(sendRefundMail)
  async write({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { order, letter } = await this.readOrderLetter.execute(orderId);
    return orderRefundedMail({ ...letter, to: order.customerEmail });
  }
}
