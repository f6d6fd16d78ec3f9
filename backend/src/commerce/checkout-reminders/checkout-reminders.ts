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
import { REMINDER_AFTER_HOURS, REMINDER_REST_DAYS, REMINDER_UNTIL_HOURS } from './checkout-reminder-rules.js';
import { remindOfCheckouts, sendCheckoutReminder } from './checkout-reminders.jobs.js';

/** SQL condition for order `o`: unpaid, still for sale, and its buyer has not bought it otherwise and is not about to. */
const UNFINISHED = `o.status IN ('pending', 'failed') AND o.completed_at IS NULL
  AND EXISTS (SELECT FROM products p WHERE p.id = o.product_id AND p.is_active = 'true')
  AND NOT EXISTS (SELECT FROM orders e WHERE lower(e.customer_email) = lower(o.customer_email)
    AND e.product_id = o.product_id AND (e.completed_at IS NOT NULL OR e.status = 'processing'))`;

const DUE = `SELECT DISTINCT ON (lower(o.customer_email)) o.id, lower(o.customer_email) AS email FROM orders o
  WHERE o.created_at BETWEEN now() - interval '${REMINDER_UNTIL_HOURS} hours' AND now() - interval '${REMINDER_AFTER_HOURS} hours'
    AND ${UNFINISHED}
    AND NOT EXISTS (SELECT FROM mail_suppressions s WHERE s.email = lower(o.customer_email))
    AND NOT EXISTS (SELECT FROM checkout_reminders k JOIN orders e ON e.id = k.order_id
      WHERE lower(e.customer_email) = lower(o.customer_email)
        AND (e.id = o.id OR k.reminded_at > now() - interval '${REMINDER_REST_DAYS} days'))
  ORDER BY lower(o.customer_email), o.created_at DESC`;

const NOTE = `INSERT INTO checkout_reminders (order_id) SELECT id FROM orders WHERE id = $1
  ON CONFLICT DO NOTHING RETURNING order_id`;

/** Sends one reminder of an unpaid order, only to subscribers. */
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
      const due = await manager.query<{ id: string; email: string }[]>(DUE);
      const readers = await this.readers.among(due.map(({ email }) => email));
      for (const { id: orderId, email } of due) {
        if (!readers.has(email)) continue;
        const [noted] = await manager.query<unknown[]>(NOTE, [orderId]);
        if (noted) await this.emails.enqueue(sendCheckoutReminder, { orderId }, email);
      }
    });
  }

  /** Checked again at the time of sending: never after a payment or an unsubscribe. */
  @WritesEmail(sendCheckoutReminder)
  async writeEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { manager } = this.database;
    const unfinished = `SELECT 1 FROM orders o WHERE o.id = $1 AND ${UNFINISHED}`;
    if ((await manager.query<unknown[]>(unfinished, [orderId])).length === 0) return undefined;
    const { order, props } = await this.orderEmailFacts.read(orderId);
    const endUrl = await this.readers.endUrl(order.customerEmail);
    if (!endUrl) return undefined;
    const book = bookByProductId(order.productId);
    const buttonUrl = this.configuration.publicUrl + (book ? `${book.path}#buy` : '/shop');
    return orderListEmail(props, emailWords.checkoutReminder, { buttonUrl, endUrl });
  }
}
