import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Refund } from '../refunds/refund.entity.js';
import { orderPartRefundedMail } from './order-refunded.mail.js';
import { ReadOrderLetter } from './read-order-letter.query.js';
import { sendPartRefundMail } from './send-part-refund-mail.job.js';

/** To the buyer: a part of what was paid has been given back, unless it has come to nothing meanwhile. */
@Injectable()
export class SendPartRefundMailLetter {
  constructor(
    private readonly database: Database,
    private readonly readOrderLetter: ReadOrderLetter,
  ) {}

  @WritesEmail(sendPartRefundMail)
  async write({ orderId, refundId }: { orderId: string; refundId: string }): Promise<Email | undefined> {
    const { order, letter } = await this.readOrderLetter.execute(orderId);
    const { amountCents, status } = await this.database.manager.findOneByOrFail(Refund, { id: refundId });
    if (status === 'failed') return undefined;
    return orderPartRefundedMail({ ...letter, to: order.customerEmail, amountCents });
  }
}
