import { Injectable, type OnModuleInit } from '@nestjs/common';
import { site } from '@lectern/catalogue';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { Events } from '../../platform/events/events.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { canTransition } from '../../platform/transitions.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { isPaidFor, orderTransitions } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { paymentSettled } from '../payments/payment-settled.event.js';
import { Product } from '../products/product.entity.js';
import { OrderDispatch } from './order-dispatch.entity.js';
import { orderSentEmail, ownerTaskEmail } from './shipping-emails.js';
import { SENT_LINK, ownerTaskOf } from './shipping-rules.js';
import { sendDispatchMail, notifyOwner } from './shipping.jobs.js';

export type DispatchState = 'to-send' | 'sent' | 'on-hold' | 'unknown';

/** Shipments and other manual work of the owner. */
@Injectable()
export class Shipping implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly orders: Orders,
    private readonly auditLog: AuditLog,
    private readonly emails: EmailQueue,
    private readonly orderEmailFacts: OrderEmailFacts,
    private readonly configuration: Configuration,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.listen(paymentSettled, async ({ order, status }) => {
      if (!status || status === 'paid') return;
      // A package that was not sent yet can still be held.
      if (isPaidFor(order.status) && order.status !== 'paid')
        await this.emails.enqueue(notifyOwner, { orderId: order.id }, site.contact.email);
    });
  }

  async find(token: string): Promise<DispatchState> {
    const { manager } = this.database;
    const orderId = await this.links.read(SENT_LINK.purpose, token);
    const order = orderId ? await manager.findOneBy(Order, { id: orderId }) : null;
    if (!order) return 'unknown';
    if (await manager.existsBy(OrderDispatch, { orderId: order.id })) return 'sent';
    return canTransition(orderTransitions, order.status, 'sent') ? 'to-send' : 'on-hold';
  }

  /**
   * By the link of the owner's email.
   * @throws DomainError for an invalid link, or an order that is refunded or disputed
   */
  async markSentByLink(token: string, trackingNumber: string): Promise<void> {
    const orderId = await this.links.read(SENT_LINK.purpose, token);
    if (!orderId)
      throw new DomainError('not-found', 'COMMERCE.LINK_UNKNOWN', 'We don’t recognize this link.');
    await this.markSent(orderId, trackingNumber);
  }

  /** @throws DomainError for an order that is not shipped, or is refunded or disputed */
  markSentByStaff(by: Staff, orderId: string, trackingNumber: string): Promise<void> {
    return this.database.transaction(async () => {
      const { id, productId } = await this.orders.lock(orderId);
      const { type } = await this.database.manager.findOneByOrFail(Product, { id: productId });
      if (type !== 'paperback')
        throw new DomainError('conflict', 'COMMERCE.NO_PARCEL', 'This order isn’t shipped.');
      if (!(await this.markSent(id, trackingNumber))) return;
      await this.auditLog.record(by, {
        action: 'order.sent',
        subject: { kind: 'order', id },
        before: { status: 'to-send' },
        after: { status: 'sent', trackingNumber: trackingNumber || null },
      });
    });
  }

  /**
   * Enqueues the buyer's email, once. Returns false if it was sent before.
   * @throws DomainError for an unknown order, or one that is refunded or disputed
   */
  markSent(orderId: string, trackingNumber: string): Promise<boolean> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      const order = await this.orders.lock(orderId);
      if (await manager.existsBy(OrderDispatch, { orderId: order.id })) return false;
      if (!canTransition(orderTransitions, order.status, 'sent')) {
        throw new DomainError(
          'conflict',
          'COMMERCE.ORDER_ON_HOLD',
          'This order was refunded or is in dispute. Please don’t ship it.',
        );
      }
      await manager.update(Order, { id: order.id }, { status: 'sent' });
      await manager.insert(OrderDispatch, { orderId: order.id, trackingNumber: trackingNumber || null });
      await this.emails.enqueue(sendDispatchMail, { orderId: order.id }, order.customerEmail);
      return true;
    });
  }

  @WritesEmail(sendDispatchMail)
  async writeShippedEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { props } = await this.orderEmailFacts.read(orderId);
    const { trackingNumber } = await this.database.manager.findOneByOrFail(OrderDispatch, { orderId });
    return orderSentEmail({ ...props, trackingNumber });
  }

  /** For the order's status at the time of sending. */
  @WritesEmail(notifyOwner)
  async writeOwnerEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { order, type, props } = await this.orderEmailFacts.read(orderId);
    const isSent = await this.database.manager.existsBy(OrderDispatch, { orderId });
    const task = ownerTaskOf(type, order.status, isSent);
    if (!task) return undefined;
    const token = await this.links.token(SENT_LINK.purpose, orderId);
    const sentUrl = `${this.configuration.publicUrl}${SENT_LINK.path(token)}`;
    return ownerTaskEmail({ ...props, task, sentUrl });
  }
}
