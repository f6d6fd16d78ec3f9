import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { EmailQueue } from '../../platform/email/email-queue.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Settings } from '../../platform/settings/settings.js';
import { ownerEmailsSetting } from '../../site/owner-emails-setting.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { notifyOfSale } from './downloads.jobs.js';
import { saleEmail } from './sale-email.js';

@Injectable()
export class SaleNotice {
  constructor(
    private readonly settings: Settings,
    private readonly emails: EmailQueue,
    private readonly orderEmailFacts: OrderEmailFacts,
  ) {}

  async enqueue(orderId: string): Promise<void> {
    const { value } = await this.settings.read(ownerEmailsSetting);
    if (value.sales === 'at-once') await this.emails.enqueue(notifyOfSale, { orderId }, site.contact.email);
  }

  /** Skipped for a restored order: the owner gets one email about all of them. */
  @WritesEmail(notifyOfSale)
  async writeEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { props } = await this.orderEmailFacts.read(orderId);
    return props.isRestored ? undefined : saleEmail(props);
  }
}
