import { timingSafeEqual } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { CheckoutGuard } from '../checkout-guard/checkout-guard.js';
import { deliveredStatus, knowsOfSuccess } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { fetchPaymentFacts, type PaymentFacts, reportedRefund } from './payment-facts.js';
import { PaymentMismatches, assessPayment } from './payment-mismatches.js';
import { paymentOutcome } from './payment-outcome.js';
import { SETTLE_TRIES } from './payment-rules.js';
import { paymentSettled } from './payment-settled.event.js';
import { settlePayment } from './payments.jobs.js';
import { findSnapshot, type OrderSnapshot, updateSettledOrder } from './payments.queries.js';
import { isUnknown } from '../stripe/stripe-errors.js';

interface PaymentReading {
  snapshot: OrderSnapshot;
  facts: PaymentFacts;
}

interface SettleInput {
  paymentIntentId: string;
  /** Must match the intent's secret, if given. */
  clientSecret?: string;
}

function matchesSecret(received: string | undefined, expected: string | null): boolean {
  if (received === undefined) return true;
  const [a, b] = [Buffer.from(received), Buffer.from(expected ?? '')];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Updates orders to the state of their payments at Stripe, which is never called within a transaction. The result is
 * written only if the order hasn't changed in between, so the newest state wins.
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
   * Returns the updated order; undefined if the payment belongs to no order of this shop or `clientSecret` is wrong.
   * @throws StripeError if Stripe cannot be reached
   */
  settle(input: SettleInput): Promise<Order | undefined> {
    return this.settleAnd(input, async (order) => order);
  }

  /** Like {@link settle}; `next` runs in the same transaction. */
  async settleAnd<T>(
    { paymentIntentId, clientSecret }: SettleInput,
    next: (order: Order) => Promise<T>,
  ): Promise<T | undefined> {
    if (this.database.isInTransaction) throw new Error('Stripe must not be called within a transaction');
    for (let tries = 1; tries <= SETTLE_TRIES; tries += 1) {
      const reading = await this.read(paymentIntentId, await this.findSnapshot({ paymentIntentId }));
      if (!reading || !matchesSecret(clientSecret, reading.facts.intent.client_secret)) return undefined;
      const settled = await this.database.transaction(async () => {
        const written = await this.write(reading);
        return written && { result: written.order && (await next(written.order)) };
      });
      if (settled) return settled.result;
    }
    throw new Error(`order of ${paymentIntentId} changed during each attempt to settle it`);
  }

  /**
   * Like {@link settle}. Returns the write to run in the caller's transaction; if the order changed in between, it
   * enqueues the job again.
   */
  @HandlesJobOutside(settlePayment)
  async settleReported(payload: { paymentIntentId: string; isOfIntent?: boolean }) {
    const { paymentIntentId, isOfIntent = false } = payload;
    const snapshot = await this.findSnapshot({ paymentIntentId });
    const isKnown = (found: OrderSnapshot | undefined) =>
      isOfIntent && found !== undefined && knowsOfSuccess(found.order.status);
    if (isKnown(snapshot)) return undefined;
    const reading = await this.read(paymentIntentId, snapshot).catch((error: unknown) => {
      if (!isUnknown(error)) throw error;
      this.logger.warn(`payment unknown to this Stripe key: ${paymentIntentId}`);
    });
    if (!reading) return undefined;
    return async () => {
      if ((await this.write(reading)) || isKnown(await this.findSnapshot({ paymentIntentId }))) return;
      await this.outbox.enqueue(settlePayment, payload);
    };
  }

  private async read(
    paymentIntentId: string,
    known: OrderSnapshot | undefined,
  ): Promise<PaymentReading | undefined> {
    const facts = await fetchPaymentFacts(this.stripe, paymentIntentId, known?.hasRefunds ?? false);
    if (known) return { snapshot: known, facts };
    // If an answer of Stripe was lost, only the intent's metadata names the order.
    const orderId = facts.intent.metadata['order_id'];
    const snapshot = orderId ? await this.findSnapshot({ orderId }) : undefined;
    // Read again: the facts may be older than this snapshot of the order.
    return snapshot && this.read(paymentIntentId, snapshot);
  }

  private async findSnapshot(
    by: { paymentIntentId: string } | { orderId: string },
  ): Promise<OrderSnapshot | undefined> {
    const snapshot = await findSnapshot(this.database.manager, by);
    if (snapshot) noteInLog({ orderId: snapshot.order.id });
    return snapshot;
  }

  /** Returns undefined if the order has changed since the snapshot, and no order for a payment that is not its own. */
  private async write({ snapshot, facts }: PaymentReading): Promise<{ order?: Order } | undefined> {
    const { order, productType, isSent } = snapshot;
    const { intent, disputes, refunds } = facts;
    const outcome = paymentOutcome(intent, disputes);
    const { status, mismatches } = assessPayment(order, snapshot.mismatches, intent, outcome);
    const isOwn = (order.stripePaymentIntentId ?? intent.id) === intent.id;
    const moved = { ...order, stripePaymentIntentId: order.stripePaymentIntentId ?? intent.id };
    if (status) {
      moved.status = status === 'paid' ? deliveredStatus(productType, isSent) : status;
      moved.completedAt ??= intent.status === 'succeeded' ? new Date() : null;
    }
    const needsUpdate = status !== undefined || order.stripePaymentIntentId === null;
    const { isRaised, isMoved } = await updateSettledOrder(
      this.database.manager,
      snapshot,
      mismatches,
      needsUpdate,
      moved,
    );
    if (!isRaised) return undefined;
    await this.guard.recordCharge(intent);
    await this.mismatches.notifyOwner(order, snapshot.mismatches, mismatches);
    if (!isOwn) return {};
    // Another change, such as a shipment, has updated the order.
    if (needsUpdate && !isMoved) return undefined;
    await this.events.publish(paymentSettled, {
      order,
      productType,
      status,
      refunds: refunds.map(reportedRefund),
    });
    return { order: moved };
  }
}
