import { site } from '@lectern/catalogue';
import { IsNull } from 'typeorm';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { ROW_LOCK } from '../../platform/database/row-lock.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { emailResendRequested } from '../../platform/email/email-resend-requested.event.js';
import { HandlesJob, type JobRun } from '../../platform/jobs/handles-job.js';
import type { OrderEmailProps } from '../emails/order-email.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { deliveredStatus, isPaidFor, type OrderFacts } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { paymentSettled } from '../payments/payment-settled.event.js';
import type { ProductType } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { OrderDispatch } from '../shipping/order-dispatch.entity.js';
import { orderToSendEmail, speakingBookedEmail } from '../shipping/shipping-emails.js';
import { notifyOwner } from '../shipping/shipping.jobs.js';
import { type MailedPurchase, orderDeliveredEmail } from './download-emails.js';
import { DownloadLinks } from './download-links.js';
import { OrderMail } from './download.entity.js';
import { claimOrderMail, isLaterCopy } from './downloads.queries.js';
import { SaleNotice } from './sale-notice.js';
import { deliverOrder, sendOrderMail } from './downloads.jobs.js';

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
   * Grants files when an order becomes paid, and notifies the owner of manual work. Call it in the transaction that
   * changes the status.
   * @param order before the change: after a dispute it is not mailed again
   */
  async deliver(order: OrderFacts, type: ProductType): Promise<void> {
    const { id: orderId, customerEmail } = order;
    const isFirst = order.completedAt === null;
    if (type !== 'ebook') await this.emails.enqueue(notifyOwner, { orderId }, site.contact.email);
    else if (isFirst) await this.downloadLinks.grantFirst(order);
    else await this.downloadLinks.grant(order);
    // Manual work has its own email about the sale.
    if (isFirst && type === 'ebook') await this.saleNotice.enqueue(orderId);
    if (!isFirst && (await this.database.manager.existsBy(OrderMail, { orderId }))) return;
    await this.emails.enqueue(sendOrderMail, { orderId }, customerEmail);
  }

  @HandlesJob(deliverOrder)
  deliverLate({ orderId }: { orderId: string }): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const order = await manager.findOneOrFail(Order, { where: { id: orderId }, lock: ROW_LOCK });
      if (order.status !== 'paid') return;
      const { type } = await manager.findOneByOrFail(Product, { id: order.productId });
      const status = deliveredStatus(type, await manager.existsBy(OrderDispatch, { orderId }));
      await manager.update(Order, { id: orderId }, { status });
      await this.deliver(order, type);
    });
  }

  /**
   * Purchase email, sent once; a retry has the same links. Not sent during a dispute; winning it enqueues the email
   * again.
   */
  @WritesEmail(sendOrderMail)
  async writeEmail({ orderId }: { orderId: string }, run: JobRun): Promise<Email | undefined> {
    // A change of the address waits for this email, to end these links as well.
    await this.database.lock(`order-mail:${orderId}`);
    const { order, type, props } = await this.orderEmailFacts.read(orderId);
    if (!(await this.shouldSend(order, run))) return undefined;
    const email = await this.emailOf(order, type, props, run);
    return {
      ...email,
      onceSent: () => this.database.manager.update(OrderMail, { orderId }, { sentAt: () => 'now()' }),
    };
  }

  private async emailOf(
    order: Order,
    type: ProductType,
    props: OrderEmailProps,
    run: JobRun,
  ): Promise<Email> {
    if (type === 'paperback') return orderToSendEmail(props);
    if (type === 'speaking') return speakingBookedEmail(props);
    const copy = { run, to: order.customerEmail };
    const grants = await this.downloadLinks.grant(order);
    const books: MailedPurchase[] = [];
    for (const { productId: bookId, title } of props.lines) {
      const ofBook = grants.filter(({ productId }) => productId === bookId);
      if (ofBook.length > 0)
        books.push({ title, links: await this.downloadLinks.issue(ofBook, 'letter', copy) });
    }
    const isLater = await isLaterCopy(this.database.manager, order);
    return orderDeliveredEmail({ ...props, books, isLaterCopy: isLater });
  }

  /** The first of several runs with the same email sends it. */
  private async shouldSend({ id: orderId, status }: Order, { id: runId }: JobRun): Promise<boolean> {
    const { manager } = this.database;
    if (!isPaidFor(status)) {
      await manager.delete(OrderMail, { orderId, runId, sentAt: IsNull() });
      return false;
    }
    return claimOrderMail(manager, orderId, runId);
  }

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
