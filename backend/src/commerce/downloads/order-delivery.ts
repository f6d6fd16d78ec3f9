import { site } from '@lectern/catalogue';
import { IsNull } from 'typeorm';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { HandlesJob, type JobRun } from '../../platform/jobs/handles-job.js';
import type { OrderEmailProps } from '../emails/order-email.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { IS_LATER_COPY } from '../orders/later-copy.js';
import { deliveredStatus, isPaidFor, type OrderFacts } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { paymentSettled } from '../payments/payment-settled.event.js';
import type { ProductType } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { OrderDispatch } from '../shipping/order-dispatch.entity.js';
import { orderToSendEmail, speakingBookedEmail } from '../shipping/shipping-emails.js';
import { tellOwner } from '../shipping/shipping.jobs.js';
import { orderDeliveredEmail } from './download-emails.js';
import { DownloadLinks } from './download-links.js';
import { OrderMail } from './download.entity.js';
import { SaleNotice } from './sale-notice.js';
import { deliverOrder, sendOrderMail } from './downloads.jobs.js';

/** For this run, unless another has it, or it has gone. */
const CLAIM = `INSERT INTO order_mails AS m (order_id, run_id) VALUES ($1, $2)
  ON CONFLICT (order_id) DO UPDATE SET run_id = m.run_id WHERE m.run_id = excluded.run_id AND m.sent_at IS NULL
  RETURNING 1`;

const NOTE_SENT = 'UPDATE order_mails SET sent_at = now() WHERE order_id = $1';

const LATER_COPY = `SELECT ${IS_LATER_COPY} AS "isLaterCopy"`;

/** What follows a payment: files granted, and the email of the purchase. */
@Injectable()
export class OrderDelivery implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly downloadLinks: DownloadLinks,
    private readonly orderEmailFacts: OrderEmailFacts,
    private readonly events: Events,
    private readonly saleNotice: SaleNotice,
  ) {}

  /**
   * What follows when an order becomes paid, in the transaction that makes it so and holds its row: files are granted;
   * what the author does by hand, she is told of. State and the emails that are enqueued are one commit.
   * @param order as it was before: one that was mailed before its payment came into dispute is not mailed again when
   * that is won
   */
  async deliver(order: OrderFacts, type: ProductType): Promise<void> {
    const { id: orderId, customerEmail } = order;
    const isFirst = order.completedAt === null;
    if (type !== 'ebook') await this.emails.enqueue(tellOwner, { orderId }, site.contact.email);
    else if (isFirst) await this.downloadLinks.grantFirst(order);
    else await this.downloadLinks.grant(order);
    // What is done by hand has an email of its own, which says what was sold.
    if (isFirst && type === 'ebook') await this.saleNotice.enqueue(orderId);
    if (!isFirst && (await this.database.manager.existsBy(OrderMail, { orderId }))) return;
    await this.emails.enqueue(sendOrderMail, { orderId }, customerEmail);
  }

  /** For an order that is paid and no more: an older release left it so. */
  @HandlesJob(deliverOrder)
  deliverLate({ orderId }: { orderId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const order = await manager.findOneOrFail(Order, {
        where: { id: orderId },
        lock: { mode: 'for_no_key_update' },
      });
      // Delivered before, or refunded or disputed before it could be delivered.
      if (order.status !== 'paid') return;
      const { type } = await manager.findOneByOrFail(Product, { id: order.productId });
      const status = deliveredStatus(type, await manager.existsBy(OrderDispatch, { orderId }));
      await manager.update(Order, { id: orderId }, { status });
      await this.deliver(order, type);
    });
  }

  /**
   * To the buyer: what they have bought, files as links, once; a repeated try has the same links. Nothing goes out while a
   * dispute is open; when it is won, delivery enqueues the mail anew.
   */
  @WritesEmail(sendOrderMail)
  async writeEmail({ orderId }: { orderId: string }, run: JobRun): Promise<Email | undefined> {
    // A change of the address waits for this email, so that it also ends the links written here.
    await this.database.lock(`order-mail:${orderId}`);
    const { order, product, props } = await this.orderEmailFacts.read(orderId);
    if (!(await this.isToMail(order, run))) return undefined;
    const about = { ...props, to: order.customerEmail };
    const email = await this.emailOf(order, product.type, about, run);
    return {
      ...email,
      onceSent: () => this.database.manager.query(NOTE_SENT, [orderId]),
    };
  }

  private async emailOf(
    order: Order,
    type: ProductType,
    about: OrderEmailProps,
    run: JobRun,
  ): Promise<Email> {
    if (type === 'paperback') return orderToSendEmail(about);
    if (type === 'speaking') return speakingBookedEmail(about);
    const copy = { run, to: order.customerEmail };
    const links = await this.downloadLinks.issue(await this.downloadLinks.grant(order), 'letter', copy);
    const { id, customerEmail, completedAt } = order;
    const [found] = await this.database.manager.query<{ isLaterCopy: boolean }[]>(LATER_COPY, [
      id,
      customerEmail,
      completedAt,
    ]);
    return orderDeliveredEmail({ ...about, links, isLaterCopy: found?.isLaterCopy ?? false });
  }

  /** Of all runs that have the same email to send, the first does; what is not paid any more is left to a later one. */
  private async isToMail({ id: orderId, status }: Order, { id: runId }: JobRun): Promise<boolean> {
    const { manager } = this.database;
    if (!isPaidFor(status)) {
      await manager.delete(OrderMail, { orderId, runId, sentAt: IsNull() });
      return false;
    }
    return (await manager.query<unknown[]>(CLAIM, [orderId, runId])).length > 0;
  }

  /** Forgets that a buyer's mail has gone out, so that it may once more, with links of its own. */
  async allowEmailAgain(orderId: string): Promise<void> {
    await this.database.manager.delete(OrderMail, { orderId });
  }

  onModuleInit(): void {
    this.events.listen(paymentSettled, async ({ order, productType, status }) => {
      if (status === 'paid') await this.deliver(order, productType);
    });
    this.events.listen(emailResendRequested, async ({ job, cause }) => {
      if (job === sendOrderMail.name && 'orderId' in cause) await this.allowEmailAgain(String(cause.orderId));
    });
  }
}
