import { Injectable } from '@nestjs/common';

import { LetterProcessor } from '../../platform/mail/letter-processor.js';
import type { Mail } from '../../platform/mail/mail.js';
import { orderRefundedMail } from './order-refunded.mail.js';
import { ReadOrderLetter } from './read-order-letter.query.js';
import { sendRefundMail } from './send-refund-mail.job.js';

/** To the buyer: what was paid has been given back. */
@Injectable()
export class SendRefundMailLetter extends LetterProcessor<{ orderId: string }> {
  readonly job = sendRefundMail;

  constructor(private readonly readOrderLetter: ReadOrderLetter) {
    super();
  }

  async write({ orderId }: { orderId: string }): Promise<Mail | undefined> {
    const { order, letter } = await this.readOrderLetter.execute(orderId);
    return orderRefundedMail({ ...letter, to: order.customerEmail });
  }
}
