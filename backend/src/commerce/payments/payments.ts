import { timingSafeEqual } from 'node:crypto';
import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { OrderDelivery } from '../downloads/order-delivery.js';
import {
  deliveredStatus,
  isPaidFor,
  knowsOfSuccess,
  type OrderStatus,
  type PaymentMismatch,
} from '../orders/order-rules.js';
import { Order, OrderPayment } from '../orders/order.entity.js';
import type { ProductType } from '../products/product-rules.js';
import { Product } from '../products/product.entity.js';
import { RefundSettlement } from '../refunds/refund-settlement.js';
import type { Refund } from '../refunds/refund.entity.js';
import { sendPartRefundMail, sendRefundMail } from '../refunds/refunds.jobs.js';
import { tellOwner } from '../shipping/shipping.jobs.js';
import { askForPayment, type PaymentFacts } from './payment-facts.js';
import { PaymentMismatches, weighPayment } from './payment-mismatches.js';
import { paymentOutcome } from './payment-outcome.js';
import { SETTLE_TRIES } from './payment-rules.js';
import { settlePayment } from './payments.jobs.js';

/** An order as it stood before Stripe was asked, and what its settling needs to know. */
interface StandingOrder {
  order: Order;
  productType: ProductType;
  isSent: boolean;
  hasRefunds: boolean;
  revision: number;
  mismatches: readonly PaymentMismatch[];
}

interface StandingRow {
  type: ProductType;
  sent: boolean;
  refunds: boolean;
  revision: number;
  mismatches: PaymentMismatch[];
}

const RAISE = `INSERT INTO order_payments AS p (order_id, settled_revision, mismatches) VALUES ($1, $2::int + 1, $3)
  ON CONFLICT (order_id) DO UPDATE SET settled_revision = $2::int + 1, mismatches = excluded.mismatches
  WHERE p.settled_revision = $2::int RETURNING order_id`;

interface News {
  standing: StandingOrder;
  facts: PaymentFacts;
}

interface SettleInput {
  paymentIntentId: string;
  /** Of whoever says that they are the buyer. */
  clientSecret?: string;
}

function isSame(given: string | undefined, expected: string | null): boolean {
  if (given === undefined) return true;
  const [a, b] = [Buffer.from(given), Buffer.from(expected ?? '')];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Payments by card, brought to what Stripe says of them. Stripe is asked in no transaction. What it said is written only
 * where nobody else has written to the order meanwhile, so that of two who settle at once the later one sees the newer truth.
 */
@Injectable()
export class Payments {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly emails: EmailQueue,
    private readonly refundSettlement: RefundSettlement,
    private readonly guard: CheckoutGuard,
    private readonly orderDelivery: OrderDelivery,
    private readonly mismatches: PaymentMismatches,
  ) {}

  /**
   * Brings an order to the state that its payment is really in.
   * Returns the order as it stands now; undefined when the payment belongs to no order of this shop, or has another
   * client secret than the one that somebody brings.
   * @throws StripeError where Stripe cannot be asked
   */
  async settle({ paymentIntentId, clientSecret }: SettleInput): Promise<Order | undefined> {
    if (this.database.isInTransaction) throw new Error('Stripe is not asked within a transaction.');
    for (let tries = 1; tries <= SETTLE_TRIES; tries += 1) {
      const news = await this.ask(paymentIntentId, await this.findStanding({ paymentIntentId }));
      if (!news || !isSame(clientSecret, news.facts.intent.client_secret)) return undefined;
      const settled = await this.database.transaction(() => this.write(news));
      if (settled) return settled.order;
    }
    throw new Error(`The order of ${paymentIntentId} has changed each time while Stripe was asked about it.`);
  }

  /** The same for a job. An order that has moved meanwhile is asked about anew. */
  @HandlesJobOutside(settlePayment)
  async settleInJob(payload: { paymentIntentId: string; isOfIntent?: boolean }) {
    const { paymentIntentId, isOfIntent = false } = payload;
    const standing = await this.findStanding({ paymentIntentId });
    const isKnown = (found: StandingOrder | undefined) =>
      isOfIntent && found !== undefined && knowsOfSuccess(found.order.status);
    if (isKnown(standing)) return undefined;
    const news = await this.ask(paymentIntentId, standing);
    return async () => {
      if (!news || (await this.write(news)) || isKnown(await this.findStanding({ paymentIntentId }))) return;
      await this.outbox.enqueue(settlePayment, payload);
    };
  }

  private async ask(paymentIntentId: string, known: StandingOrder | undefined): Promise<News | undefined> {
    const facts = await askForPayment(this.stripe, paymentIntentId, known?.hasRefunds ?? false);
    if (known) return { standing: known, facts };
    // By the intent's own note: an answer that was lost may have kept the intent's id from the order.
    const orderId = facts.intent.metadata['order_id'];
    const standing = orderId ? await this.findStanding({ orderId }) : undefined;
    // Asked anew: what was said before the look at the order may be older than what is written there.
    return standing && this.ask(paymentIntentId, standing);
  }

  private async findStanding(
    by: { paymentIntentId: string } | { orderId: string },
  ): Promise<StandingOrder | undefined> {
    const query = this.database.manager
      .createQueryBuilder(Order, 'o')
      .innerJoin(Product, 'p', 'p.id = o.product_id')
      .leftJoin(OrderPayment, 's', 's.order_id = o.id')
      .addSelect('p.type', 'type')
      .addSelect('EXISTS (SELECT FROM order_dispatches d WHERE d.order_id = o.id)', 'sent')
      .addSelect('EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id)', 'refunds')
      .addSelect('coalesce(s.settled_revision, 0)', 'revision')
      .addSelect(`coalesce(s.mismatches, '[]')`, 'mismatches')
      .where('orderId' in by ? 'o.id = :orderId' : 'o.stripe_payment_intent_id = :paymentIntentId', by);
    const { entities, raw } = await query.getRawAndEntities<StandingRow>();
    const [order] = entities;
    const [facts] = raw;
    if (!order || !facts) return undefined;
    noteInLog({ orderId: order.id });
    const { type: productType, sent: isSent, refunds: hasRefunds, revision, mismatches } = facts;
    return { order, productType, isSent, hasRefunds, revision, mismatches };
  }

  /** @returns undefined where the order has moved since it was looked at; without it where the payment is not its own */
  private async write({ standing, facts }: News): Promise<{ order?: Order } | undefined> {
    const { order, productType, isSent } = standing;
    const { intent, disputes, refunds } = facts;
    const outcome = paymentOutcome(intent, disputes);
    const { status, mismatches } = weighPayment(order, standing.mismatches, intent, outcome);
    if (!(await this.raise(standing, mismatches))) return undefined;
    await this.guard.note(intent);
    await this.mismatches.tellOf(order, standing.mismatches, mismatches);
    if ((order.stripePaymentIntentId ?? intent.id) !== intent.id) return {};
    const change: Partial<Order> = order.stripePaymentIntentId ? {} : { stripePaymentIntentId: intent.id };
    if (status) {
      change.status = status === 'paid' ? deliveredStatus(productType, isSent) : status;
      change.completedAt = order.completedAt ?? (intent.status === 'succeeded' ? new Date() : null);
    }
    if (!(await this.change(order, change))) return undefined;
    await this.announceRefunds(await this.refundSettlement.settle(order, refunds), order, status);
    if (status === 'paid') await this.orderDelivery.deliver(order, productType);
    else if (status) await this.announceEnd(order, status);
    return { order: this.database.manager.create(Order, { ...order, ...change }) };
  }

  /** Locks, looks whether somebody has written since, and raises the revision, in one statement. */
  private async raise(
    { order, revision }: StandingOrder,
    mismatches: readonly PaymentMismatch[],
  ): Promise<boolean> {
    const values = [order.id, revision, JSON.stringify(mismatches)];
    return (await this.database.manager.query<unknown[]>(RAISE, values)).length > 0;
  }

  /** False where what else moves an order, such as a parcel that was sent, has moved it. */
  private async change({ id, status }: Order, change: Partial<Order>): Promise<boolean> {
    if (Object.keys(change).length === 0) return true;
    const { affected } = await this.database.manager.update(Order, { id, status }, change);
    return affected === 1;
  }

  private async announceEnd(order: Order, status: OrderStatus): Promise<void> {
    const { id: orderId, customerEmail } = order;
    // Who went to their bank for it hears from that bank.
    if (status === 'refunded' && order.status !== 'disputed')
      await this.emails.enqueue(sendRefundMail, { orderId }, customerEmail);
    // What was handed over may still be held.
    if (isPaidFor(order.status) && order.status !== 'paid')
      await this.emails.enqueue(tellOwner, { orderId }, site.contact.email);
  }

  /** What ends the purchase has an email of its own; what is refunded of one in dispute, its buyer hears of from their bank. */
  private async announceRefunds(
    newRefunds: readonly Refund[],
    order: Order,
    status: OrderStatus = order.status,
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
}
