import { site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { deliverOrder } from '../downloads/deliver-order.job.js';
import { sendPartRefundMail } from '../shipping/send-part-refund-mail.job.js';
import { sendRefundMail } from '../shipping/send-refund-mail.job.js';
import { tellOwner } from '../shipping/tell-owner.job.js';
import { isPaidFor, nextStatus, type OrderStatus } from '../orders/order-status.js';
import { Order } from '../orders/order.entity.js';
import type { Refund } from '../refunds/refund.entity.js';
import { SettleRefunds } from '../refunds/settle-refunds.use-case.js';
import { isDisputed, paymentOutcome } from './payment-outcome.js';
import { settlePayment } from './settle-payment.job.js';

/**
 * Brings an order to the state that its payment is really in. The order is locked before Stripe is asked,
 * so that of two who settle at once the later one sees the newer truth.
 */
@Injectable()
export class SettlePayment {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly letters: EmailQueue,
    private readonly settleRefunds: SettleRefunds,
  ) {}

  /** Returns the order as it stands now; undefined when the payment belongs to no order of this shop. */
  @HandlesJob(settlePayment)
  execute({ paymentIntentId }: { paymentIntentId: string }): Promise<Order | undefined> {
    return this.database.transaction(async () => {
      await this.database.lock(`payment:${paymentIntentId}`);
      const intent = await this.stripe.paymentIntents.retrieve(paymentIntentId, {
        expand: ['latest_charge'],
      });
      const order = await this.lockOrder(intent);
      if (!order) return undefined;
      noteInLog({ orderId: order.id });
      const given = await this.settleRefunds.execute(order, intent);
      const status = nextStatus(order.status, paymentOutcome(intent, await this.disputesOf(intent)));
      await this.tellOf(given, order, status ?? order.status);
      if (!status) return order;
      if (status === 'paid' && intent.amount_received !== order.totalCents) {
        this.logger.error(
          `Order ${order.id} is ${order.totalCents} cents, but ${intent.amount_received} were received.`,
        );
        return order;
      }
      const completedAt = order.completedAt ?? (intent.status === 'succeeded' ? new Date() : null);
      await this.database.manager.update(Order, { id: order.id }, { status, completedAt });
      if (status === 'paid') await this.outbox.enqueue(deliverOrder, { orderId: order.id });
      // Who went to her bank for it hears from her bank.
      if (status === 'refunded' && order.status !== 'disputed')
        await this.letters.enqueue(sendRefundMail, { orderId: order.id }, order.customerEmail);
      // What was handed over to her may still be held.
      if (status !== 'paid' && isPaidFor(order.status) && order.status !== 'paid') {
        await this.letters.enqueue(tellOwner, { orderId: order.id }, site.contact.email);
      }
      return this.database.manager.merge(Order, order, { status, ...(completedAt ? { completedAt } : {}) });
    });
  }

  /** What ends the purchase has a letter of its own; what is given back of one in dispute, its buyer hears of from her bank. */
  private async tellOf(given: readonly Refund[], order: Order, status: OrderStatus): Promise<void> {
    const { id: orderId, customerEmail } = order;
    for (const { id: refundId } of given) {
      if (isPaidFor(status))
        await this.letters.enqueue(sendPartRefundMail, { orderId, refundId }, customerEmail);
      // A second try of a refund that had come back from the bank.
      else if (order.status === 'refunded')
        await this.letters.enqueue(sendRefundMail, { orderId }, customerEmail);
    }
  }

  /** Asked for only where there are any, and never taken from an event. */
  private async disputesOf(intent: Stripe.PaymentIntent): Promise<Stripe.Dispute[]> {
    if (!isDisputed(intent)) return [];
    const { data } = await this.stripe.disputes.list({ payment_intent: intent.id, limit: 100 });
    return data;
  }

  /** By the intent's own note first: an answer that was lost may have kept the intent's id from the order. */
  private async lockOrder(intent: Stripe.PaymentIntent): Promise<Order | null> {
    const id = intent.metadata['order_id'];
    const { manager } = this.database;
    const order = await manager.findOne(Order, {
      where: id ? { id } : { stripePaymentIntentId: intent.id },
      lock: { mode: 'for_no_key_update' },
    });
    if (!order) return null;
    if (order.stripePaymentIntentId === null) {
      await manager.update(Order, { id: order.id }, { stripePaymentIntentId: intent.id });
      order.stripePaymentIntentId = intent.id;
    }
    return order.stripePaymentIntentId === intent.id ? order : null;
  }
}
