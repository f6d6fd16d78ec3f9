import { Injectable } from '@nestjs/common';
import { Raw } from 'typeorm';
import Stripe from 'stripe';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { MailDelivery } from '../../platform/email/mail-delivery.entity.js';
import { MailSuppressions } from '../../platform/email/mail-suppressions.js';
import { DomainError, TooManyAttempts } from '../../platform/http/domain-error.js';
import { Failures } from '../../platform/jobs/failures.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { DownloadLinks } from '../downloads/download-links.js';
import { sendOrderMail, deliverOrder } from '../downloads/downloads.jobs.js';
import { OrderDelivery } from '../downloads/order-delivery.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { Payments } from '../payments/payments.js';
import { BuyerAddress } from './buyer-address.js';
import type { MadeLinkDto } from './order-actions.dto.js';
import { findFailedJobs } from './order-details.queries.js';
import { SAME_RESEND_MS, isPaidFor } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';

const refuse = (code: string, sentence: string): never => {
  throw new DomainError('conflict', code, sentence, [{ field: 'email', message: sentence }]);
};

@Injectable()
export class OrderActions {
  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly emails: EmailQueue,
    private readonly suppressions: MailSuppressions,
    private readonly orderDelivery: OrderDelivery,
    private readonly downloadLinks: DownloadLinks,
    private readonly configuration: Configuration,
    private readonly failures: Failures,
    private readonly payments: Payments,
    private readonly buyerAddress: BuyerAddress,
    private readonly orderPageLinks: OrderPageLinks,
  ) {}

  /**
   * Sends the purchase email again, with new links.
   * @throws DomainError if the order is not paid, its address is blocked, or the email is queued
   * @throws TooManyAttempts if the email was resent within {@link SAME_RESEND_MS}
   */
  resend(by: Staff, orderId: string): Promise<void> {
    return this.database.transaction(async () => {
      const { id, status, customerEmail } = await this.orders.lock(orderId);
      if (!isPaidFor(status)) {
        throw new DomainError(
          'conflict',
          'COMMERCE.NOTHING_TO_SEND',
          'This order is unpaid, refunded or in dispute, so there’s nothing to ship.',
        );
      }
      if (await this.suppressions.holds('purchases', customerEmail)) {
        throw new DomainError(
          'conflict',
          'COMMERCE.ADDRESS_HELD_BACK',
          'Emails to this address bounced or were marked as spam, so it’s blocked. Please change the order’s address, or unblock it in the email log.',
        );
      }
      // An email that failed is sent now instead of a second one.
      const wasFailing = await this.outbox.retry(sendOrderMail, { orderId: id });
      if (!wasFailing) await this.refuseRepeat(id);
      await this.auditLog.record(by, { action: 'order.resent', subject: { kind: 'order', id } });
      if (wasFailing) return;
      await this.orderDelivery.allowEmailAgain(id);
      await this.emails.enqueue(sendOrderMail, { orderId: id }, customerEmail);
    });
  }

  private async refuseRepeat(orderId: string): Promise<void> {
    if (await this.outbox.wake(sendOrderMail, { orderId })) {
      throw new DomainError(
        'conflict',
        'COMMERCE.EMAIL_QUEUED',
        'This email is already on its way. You can resend it a minute after it’s sent.',
      );
    }
    const cause = Raw((column) => `${column} @> :cause::jsonb`, { cause: JSON.stringify({ orderId }) });
    const [latest, earlier] = await this.database.manager.find(MailDelivery, {
      where: { letter: sendOrderMail.name, cause },
      order: { queuedAt: 'DESC' },
      take: 2,
    });
    // The first email was sent by the purchase itself, not by a click.
    if (!latest || !earlier) return;
    const waitMs = latest.queuedAt.getTime() + SAME_RESEND_MS - Date.now();
    if (waitMs > 0)
      throw new TooManyAttempts(
        'COMMERCE.JUST_RESENT',
        waitMs,
        'This email was just sent. You can resend it in',
      );
  }

  /**
   * Corrects a buyer's address: all links end, and the purchase email goes to the new one.
   * @param seen the address when the editor was opened
   * @throws DomainError if it was changed since, the order is canceled, or the new address is blocked
   */
  changeAddress(by: Staff, orderId: string, email: string, seen: string): Promise<void> {
    return this.database.transaction(async () => {
      await this.buyerAddress.holdEmail(orderId);
      const order = await this.orders.lock(orderId);
      // A second click.
      if (order.customerEmail === email && seen !== email) return;
      await this.refuseAddress(order, email, seen);
      await this.buyerAddress.replace(order, email, by.name);
      await this.orderPageLinks.revoke(order.id);
      await this.auditLog.record(by, {
        action: 'order.address-changed',
        subject: { kind: 'order', id: order.id },
      });
    });
  }

  private async refuseAddress({ customerEmail, status }: Order, email: string, seen: string): Promise<void> {
    if (status === 'cancelled')
      refuse('COMMERCE.ORDER_CANCELLED', 'This order was canceled, so there’s nothing to send.');
    if (customerEmail !== seen) {
      refuse(
        'COMMERCE.ADDRESS_CHANGED',
        `Someone changed this order’s address in another window. It’s now ${customerEmail}.`,
      );
    }
    if (customerEmail === email) refuse('COMMERCE.ADDRESS_SAME', 'The order already has this address.');
    if (await this.suppressions.holds('purchases', email)) {
      refuse(
        'COMMERCE.ADDRESS_HELD_BACK',
        'Emails to this address bounced or were marked as spam, so it’s blocked. Please ask the buyer for another one.',
      );
    }
  }

  /**
   * Creates new links to an order's files. They are shown once, since only their hashes are stored.
   * @throws DomainError if the order is not paid or has no files
   */
  makeLinks(by: Staff, orderId: string): Promise<MadeLinkDto[]> {
    return this.database.transaction(async () => {
      const order = await this.orders.lock(orderId);
      const grants = isPaidFor(order.status) ? await this.downloadLinks.grant(order) : [];
      if (grants.length === 0) {
        throw new DomainError(
          'conflict',
          'COMMERCE.NO_FILES',
          'There are no files to link to: the order is unpaid, refunded, in dispute, or isn’t for an e-book.',
        );
      }
      await this.auditLog.record(by, { action: 'order.link-made', subject: { kind: 'order', id: order.id } });
      const links = await this.downloadLinks.issue(grants, 'desk');
      return links.map(({ format, fileName, path, expiresAt }) => ({
        format,
        fileName,
        url: `${this.configuration.publicUrl}${path}`,
        expiresAt,
      }));
    });
  }

  /**
   * Retries failed jobs of an order and reads its payment from Stripe.
   * @throws DomainError if Stripe cannot be reached
   */
  async retry(by: Staff, orderId: string): Promise<void> {
    const order = await this.database.transaction(() => this.tryAgain(by, orderId));
    if (!order.stripePaymentIntentId) return;
    await this.payments.settle({ paymentIntentId: order.stripePaymentIntentId }).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      throw new DomainError(
        'unavailable',
        'COMMERCE.PAYMENT_UNAVAILABLE',
        'We can’t reach Stripe right now. Please try again in a minute.',
      );
    });
  }

  private async tryAgain(by: Staff, orderId: string): Promise<Order> {
    const order = await this.orders.lock(orderId);
    const { id } = order;
    for (const job of await findFailedJobs(this.database.manager, id)) await this.failures.retry(job.id);
    if (order.status === 'paid' && !(await this.outbox.wake(deliverOrder, { orderId: id })))
      await this.outbox.enqueue(deliverOrder, { orderId: id });
    await this.auditLog.record(by, { action: 'order.retried', subject: { kind: 'order', id } });
    return order;
  }
}
