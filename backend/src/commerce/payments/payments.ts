import { timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { deliveredStatus, knowsOfSuccess, type PaymentMismatch } from '../orders/order-rules.js';
import { ORDER_FIELDS, type Order } from '../orders/order.entity.js';
import type { ProductType } from '../products/product-rules.js';
import { askForPayment, type PaymentFacts, reportedRefund } from './payment-facts.js';
import { PaymentMismatches, weighPayment } from './payment-mismatches.js';
import { paymentOutcome } from './payment-outcome.js';
import { SETTLE_TRIES } from './payment-rules.js';
import { paymentSettled } from './payment-settled.event.js';
import { settlePayment } from './payments.jobs.js';
import { isUnknown } from '../stripe/stripe-errors.js';

/** An order as it stood before Stripe was asked, and what its settling needs to know. */
interface StandingOrder {
  order: Order;
  productType: ProductType;
  isSent: boolean;
  hasRefunds: boolean;
  revision: number;
  mismatches: readonly PaymentMismatch[];
}

type StandingRow = Order & Omit<StandingOrder, 'order'>;

const STANDING = `SELECT ${ORDER_FIELDS}, p.type AS "productType",
    EXISTS (SELECT FROM order_dispatches d WHERE d.order_id = o.id) AS "isSent",
    EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id) AS "hasRefunds",
    coalesce(s.settled_revision, 0) AS revision, coalesce(s.mismatches, '[]') AS mismatches
  FROM orders o JOIN products p ON p.id = o.product_id LEFT JOIN order_payments s ON s.order_id = o.id`;

/**
 * Raises the revision where nobody else has, and moves the order where it stands as it did: the row is locked, looked at and
 * written by one statement.
 */
const MOVE = `WITH raised AS (
    INSERT INTO order_payments AS p (order_id, settled_revision, mismatches) VALUES ($1, $2::int + 1, $3)
    ON CONFLICT (order_id) DO UPDATE SET settled_revision = $2::int + 1, mismatches = excluded.mismatches
    WHERE p.settled_revision = $2::int RETURNING order_id),
  moved AS (
    UPDATE orders o SET status = $5, completed_at = $6, stripe_payment_intent_id = $7
    FROM raised WHERE o.id = raised.order_id AND o.status = $4 AND $8::boolean RETURNING o.id)
  SELECT EXISTS (SELECT FROM raised) AS "isRaised", EXISTS (SELECT FROM moved) AS "isMoved"`;

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
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly guard: CheckoutGuard,
    private readonly events: Events,
    private readonly mismatches: PaymentMismatches,
  ) {}

  /**
   * Brings an order to the state that its payment is really in.
   * Returns the order as it stands now; undefined when the payment belongs to no order of this shop, or has another
   * client secret than the one that somebody brings.
   * @throws StripeError where Stripe cannot be asked
   */
  settle(input: SettleInput): Promise<Order | undefined> {
    return this.settleAnd(input, async (order) => order);
  }

  /** The same, with what `next` writes and reads of the order in the transaction that settles it. */
  async settleAnd<T>(
    { paymentIntentId, clientSecret }: SettleInput,
    next: (order: Order) => Promise<T>,
  ): Promise<T | undefined> {
    if (this.database.isInTransaction) throw new Error('Stripe is not asked within a transaction.');
    for (let tries = 1; tries <= SETTLE_TRIES; tries += 1) {
      const news = await this.ask(paymentIntentId, await this.findStanding({ paymentIntentId }));
      if (!news || !isSame(clientSecret, news.facts.intent.client_secret)) return undefined;
      const settled = await this.database.transaction(async () => {
        const written = await this.write(news);
        return written && { came: written.order && (await next(written.order)) };
      });
      if (settled) return settled.came;
    }
    throw new Error(`The order of ${paymentIntentId} has changed each time while Stripe was asked about it.`);
  }

  /** The same of what Stripe reports, for whoever writes the rest in a transaction: an order that has moved meanwhile is asked about anew. */
  @HandlesJobOutside(settlePayment)
  async settleReported(payload: { paymentIntentId: string; isOfIntent?: boolean }) {
    const { paymentIntentId, isOfIntent = false } = payload;
    const standing = await this.findStanding({ paymentIntentId });
    const isKnown = (found: StandingOrder | undefined) =>
      isOfIntent && found !== undefined && knowsOfSuccess(found.order.status);
    if (isKnown(standing)) return undefined;
    const news = await this.ask(paymentIntentId, standing).catch((error: unknown) => {
      if (!isUnknown(error)) throw error;
      this.logger.warn(`payment unknown to this Stripe key: ${paymentIntentId}`);
    });
    if (!news) return undefined;
    return async () => {
      if ((await this.write(news)) || isKnown(await this.findStanding({ paymentIntentId }))) return;
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
    const [condition, value] =
      'orderId' in by ? ['o.id = $1', by.orderId] : ['o.stripe_payment_intent_id = $1', by.paymentIntentId];
    const [row] = await this.database.manager.query<StandingRow[]>(`${STANDING} WHERE ${condition}`, [value]);
    if (!row) return undefined;
    const { productType, isSent, hasRefunds, revision, mismatches, ...order } = row;
    noteInLog({ orderId: order.id });
    return { order, productType, isSent, hasRefunds, revision, mismatches };
  }

  /** @returns undefined where the order has moved since it was looked at; without it where the payment is not its own */
  private async write({ standing, facts }: News): Promise<{ order?: Order } | undefined> {
    const { order, productType, isSent } = standing;
    const { intent, disputes, refunds } = facts;
    const outcome = paymentOutcome(intent, disputes);
    const { status, mismatches } = weighPayment(order, standing.mismatches, intent, outcome);
    const isOwn = (order.stripePaymentIntentId ?? intent.id) === intent.id;
    const moved = { ...order, stripePaymentIntentId: order.stripePaymentIntentId ?? intent.id };
    if (status) {
      moved.status = status === 'paid' ? deliveredStatus(productType, isSent) : status;
      moved.completedAt ??= intent.status === 'succeeded' ? new Date() : null;
    }
    const isToMove = status !== undefined || order.stripePaymentIntentId === null;
    const { isRaised, isMoved } = await this.move(standing, mismatches, isToMove, moved);
    if (!isRaised) return undefined;
    await this.guard.note(intent);
    await this.mismatches.tellOf(order, standing.mismatches, mismatches);
    if (!isOwn) return {};
    // What else moves an order, such as a parcel that was sent, has moved it.
    if (isToMove && !isMoved) return undefined;
    await this.events.tell(paymentSettled, {
      order,
      productType,
      status,
      refunds: refunds.map(reportedRefund),
    });
    return { order: moved };
  }

  private async move(
    { order, revision }: StandingOrder,
    mismatches: readonly PaymentMismatch[],
    isToMove: boolean,
    to: Order,
  ): Promise<{ isRaised: boolean; isMoved: boolean }> {
    const { status, completedAt, stripePaymentIntentId } = to;
    const [done] = await this.database.manager.query<{ isRaised: boolean; isMoved: boolean }[]>(MOVE, [
      ...[order.id, revision, JSON.stringify(mismatches), order.status],
      ...[status, completedAt, stripePaymentIntentId, isToMove],
    ]);
    return done ?? { isRaised: false, isMoved: false };
  }
}
