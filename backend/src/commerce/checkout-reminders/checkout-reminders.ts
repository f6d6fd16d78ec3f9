import { bookByProductId, emailWords } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { NewsletterReaders } from '../../leads/index.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { orderListEmail } from '../emails/order-email.js';
import { remindOfCheckouts, sendCheckoutReminder } from './checkout-reminders.jobs.js';
import { findUnfinishedOrders, insertReminder, isUnfinished } from './checkout-reminders.queries.js';

@Injectable()
export class CheckoutReminders {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly readers: NewsletterReaders,
    private readonly orderEmailFacts: OrderEmailFacts,
    private readonly configuration: Configuration,
  ) {}

  @HandlesJob(remindOfCheckouts)
  remind(): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock('remind-of-checkouts');
      const due = await findUnfinishedOrders(manager);
      const readers = await this.readers.among(due.map(({ email }) => email));
      for (const { id: orderId, email } of due) {
        if (!readers.has(email)) continue;
        if (await insertReminder(manager, orderId))
          await this.emails.enqueue(sendCheckoutReminder, { orderId }, email);
      }
    });
  }

  @WritesEmail(sendCheckoutReminder)
  async writeEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    if (!(await isUnfinished(this.database.manager, orderId))) return undefined;
    const { order, props } = await this.orderEmailFacts.read(orderId);
    const endUrl = await this.readers.endUrl(order.customerEmail);
    if (!endUrl) return undefined;
    const book = bookByProductId(order.productId);
    const buttonUrl = this.configuration.publicUrl + (book ? `${book.path}#buy` : '/shop');
    return orderListEmail(props, emailWords.checkoutReminder, { buttonUrl, endUrl });
  }
}
