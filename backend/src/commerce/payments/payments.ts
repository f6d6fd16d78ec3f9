import { postage, site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import { IsNull } from 'typeorm';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { SitePause } from '../../site/notice/site-pause.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { deliverOrder } from '../downloads/downloads.jobs.js';
import { type OrderInput, isPaidFor, nextStatus, type OrderStatus } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { RefundSettlement } from '../refunds/refund-settlement.js';
import type { Refund } from '../refunds/refund.entity.js';
import { sendPartRefundMail, sendRefundMail } from '../refunds/refunds.jobs.js';
import { tellOwner } from '../shipping/shipping.jobs.js';
import type { CheckoutSettingsDto } from './checkout.dto.js';
import { isDisputed, paymentOutcome } from './payment-outcome.js';
import { settlePayment } from './payments.jobs.js';
import { StripeAccount } from './stripe-connection.js';

/** Payments by card: begun here, and brought to what Stripe says of them. */
@Injectable()
export class Payments {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly account: StripeAccount,
    private readonly orders: Orders,
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly pause: SitePause,
    private readonly outbox: Outbox,
    private readonly emails: EmailQueue,
    private readonly refundSettlement: RefundSettlement,
    private readonly guard: CheckoutGuard,
  ) {}

  checkoutSettings(): CheckoutSettingsDto {
    const { isSandbox, publishableKey, sandboxUrl } = this.account;
    const { countries } = postage;
    return { mode: isSandbox ? 'sandbox' : 'stripe', publishableKey, sandboxUrl, countries };
  }

  /**
   * Opens the order, then its payment intent. The order is committed first and names the intent's idempotency
   * key, so that a crash or a lost answer between the two is mended by the next try: one order, one intent.
   * @throws DomainError while the owner has the shop paused, and as {@link Orders.place} does
   */
  async start(input: OrderInput): Promise<{ clientSecret: string }> {
    await this.pause.refuseWhilePaused();
    const { order, product } = await this.orders.place(input);
    noteInLog({ orderId: order.id });
    const intent = await this.openIntent(order, product.title);
    if (!order.stripePaymentIntentId) {
      await this.database.manager.update(
        Order,
        { id: order.id, stripePaymentIntentId: IsNull() },
        { stripePaymentIntentId: intent.id },
      );
    }
    if (!intent.client_secret) throw new Error('Stripe sent a payment intent without its client secret.');
    return { clientSecret: intent.client_secret };
  }

  private async openIntent(order: Order, title: string): Promise<Stripe.PaymentIntent> {
    try {
      if (order.stripePaymentIntentId)
        return await this.stripe.paymentIntents.retrieve(order.stripePaymentIntentId);
      return await this.stripe.paymentIntents.create(
        {
          amount: order.totalCents,
          currency: 'usd',
          // A bank's own page would have no place in a frame on somebody's site; cards confirm without leaving.
          automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
          metadata: { order_id: order.id, product_id: order.productId, product_title: title },
        },
        { idempotencyKey: `order-${order.id}` },
      );
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      throw new DomainError(
        'unavailable',
        'COMMERCE.PAYMENT_UNAVAILABLE',
        'Card payments cannot be reached at the moment. Nothing was charged; please try again in a minute.',
      );
    }
  }

  /**
   * Brings an order to the state that its payment is really in. The order is locked before Stripe is asked,
   * so that of two who settle at once the later one sees the newer truth.
   * Returns the order as it stands now; undefined when the payment belongs to no order of this shop.
   */
  @HandlesJob(settlePayment)
  settle({ paymentIntentId }: { paymentIntentId: string }): Promise<Order | undefined> {
    return this.database.transaction(async () => {
      await this.database.lock(`payment:${paymentIntentId}`);
      const intent = await this.stripe.paymentIntents.retrieve(paymentIntentId, {
        expand: ['latest_charge'],
      });
      await this.guard.note(intent);
      const order = await this.lockOrder(intent);
      if (!order) return undefined;
      noteInLog({ orderId: order.id });
      const newRefunds = await this.refundSettlement.settle(order, intent);
      const status = nextStatus(order.status, paymentOutcome(intent, await this.disputesOf(intent)));
      await this.announceRefunds(newRefunds, order, status ?? order.status);
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
      // Who went to their bank for it hears from that bank.
      if (status === 'refunded' && order.status !== 'disputed')
        await this.emails.enqueue(sendRefundMail, { orderId: order.id }, order.customerEmail);
      // What was handed over may still be held.
      if (status !== 'paid' && isPaidFor(order.status) && order.status !== 'paid') {
        await this.emails.enqueue(tellOwner, { orderId: order.id }, site.contact.email);
      }
      return this.database.manager.merge(Order, order, { status, ...(completedAt ? { completedAt } : {}) });
    });
  }

  /** What ends the purchase has an email of its own; what is refunded of one in dispute, its buyer hears of from their bank. */
  private async announceRefunds(
    newRefunds: readonly Refund[],
    order: Order,
    status: OrderStatus,
  ): Promise<void> {
    const { id: orderId, customerEmail } = order;
    for (const { id: refundId } of newRefunds) {
      if (isPaidFor(status))
        await this.emails.enqueue(sendPartRefundMail, { orderId, refundId }, customerEmail);
      // A second try of a refund that had come back from the bank.
      else if (order.status === 'refunded')
        await this.emails.enqueue(sendRefundMail, { orderId }, customerEmail);
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
