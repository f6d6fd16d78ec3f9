import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { Refund } from '../refunds/refund.entity.js';
import { guaranteeEmail, ownerGuaranteeEmail } from './guarantee-emails.js';
import { GuaranteeRequest } from './guarantee-request.entity.js';
import { sendGuaranteeMail, notifyOwnerOfGuarantee } from './guarantee.jobs.js';

/** Emails about a refund request, in its state at the time of sending. */
@Injectable()
export class GuaranteeMailing {
  constructor(
    private readonly database: Database,
    private readonly orderEmailFacts: OrderEmailFacts,
  ) {}

  @WritesEmail(sendGuaranteeMail)
  async writeBuyerEmail(cause: {
    orderId: string;
    state: 'waiting' | 'declined';
  }): Promise<Email | undefined> {
    const { orderId, state } = cause;
    const request = await this.database.manager.findOneBy(GuaranteeRequest, { orderId, state });
    if (!request) return undefined;
    const { props } = await this.orderEmailFacts.read(orderId);
    return guaranteeEmail({ ...props, state, answer: request.answer ?? '' });
  }

  @WritesEmail(notifyOwnerOfGuarantee)
  async writeOwnerEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const request = await this.database.manager.findOneBy(GuaranteeRequest, { orderId });
    if (request?.state !== 'waiting' && request?.state !== 'taken') return undefined;
    const { props } = await this.orderEmailFacts.read(orderId);
    const state = (await this.isFailed(request)) ? 'failed' : request.state;
    return ownerGuaranteeEmail({ ...props, state });
  }

  private async isFailed({ refundId }: GuaranteeRequest): Promise<boolean> {
    return refundId !== null && this.database.manager.existsBy(Refund, { id: refundId, status: 'failed' });
  }
}
