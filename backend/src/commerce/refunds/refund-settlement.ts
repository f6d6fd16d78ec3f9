import { randomUUID } from 'node:crypto';

import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { Events } from '../../platform/events/events.js';
import { canTransition } from '../../platform/transitions.js';
import { isPaidFor, type OrderFacts, type OrderStatus } from '../orders/order-rules.js';
import type { ReportedRefund } from '../payments/payment-rules.js';
import { paymentSettled } from '../payments/payment-settled.event.js';
import { failureSentence } from '../stripe/stripe-errors.js';
import { refundAnswered } from './refund-answered.event.js';
import { refundTransitions, refundOutcome } from './refund-rules.js';
import { Refund } from './refund.entity.js';
import { sendPartRefundMail, sendRefundMail, sendRefundReturnedMail } from './refunds.jobs.js';

interface ChangedRefunds {
  /** Newly on their way to the buyer. */
  made: Refund[];
  /** Reported to the buyer before, then returned by the bank. */
  returned: Refund[];
}

/** Updates an order's refunds to Stripe's state, including those made in Stripe's dashboard. */
@Injectable()
export class RefundSettlement implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.listen(paymentSettled, async ({ order, status, refunds }) => {
      const { made, returned } = await this.settle(order, refunds);
      await this.notifyOfRefunds(made, order, status);
      for (const { id: refundId } of returned)
        await this.emails.enqueue(
          sendRefundReturnedMail,
          { orderId: order.id, refundId },
          order.customerEmail,
        );
      // After a dispute the bank notifies the buyer.
      if (status === 'refunded' && order.status !== 'disputed')
        await this.emails.enqueue(sendRefundMail, { orderId: order.id }, order.customerEmail);
    });
  }

  /** A full refund has its own email; in a dispute the bank notifies the buyer. */
  private async notifyOfRefunds(
    refunds: readonly Refund[],
    order: OrderFacts,
    status: OrderStatus = order.status,
  ): Promise<void> {
    const { id: orderId, customerEmail } = order;
    for (const { id: refundId } of refunds) {
      if (isPaidFor(status))
        await this.emails.enqueue(sendPartRefundMail, { orderId, refundId }, customerEmail);
      // Replaces a refund that the bank returned.
      else if (order.status === 'refunded')
        await this.emails.enqueue(sendRefundMail, { orderId }, customerEmail);
    }
  }

  /** @param reported newest first */
  private async settle(order: OrderFacts, reported: readonly ReportedRefund[]): Promise<ChangedRefunds> {
    if (reported.length === 0) return { made: [], returned: [] };
    const known = await this.database.manager.findBy(Refund, { orderId: order.id });
    const made: Refund[] = [];
    const returned: Refund[] = [];
    for (const one of reported.toReversed()) {
      const refund = known.find(
        ({ id, stripeRefundId }) => stripeRefundId === one.stripeRefundId || id === one.refundId,
      );
      const changed = refund ? await this.update(refund, one) : await this.insert(order, one);
      if (changed?.status === 'failed') returned.push(changed);
      else if (changed) made.push(changed);
    }
    return { made, returned };
  }

  private async update(refund: Refund, reported: ReportedRefund): Promise<Refund | undefined> {
    const facts = this.factsOf(reported);
    if (!canTransition(refundTransitions, refund.status, facts.status)) return undefined;
    await this.database.manager.update(Refund, { id: refund.id }, { ...facts, changedAt: new Date() });
    if (refund.status === 'asked')
      await this.events.publish(refundAnswered, { refundId: refund.id, orderId: refund.orderId });
    const isMade = facts.status !== 'failed';
    const wasMade = refund.status !== 'asked';
    return isMade === wasMade ? undefined : { ...refund, ...facts };
  }

  private async insert(order: OrderFacts, reported: ReportedRefund): Promise<Refund | undefined> {
    const { manager } = this.database;
    const refund = manager.create(Refund, {
      ...this.factsOf(reported),
      id: randomUUID(),
      orderId: order.id,
      amountCents: reported.amountCents,
      reason: null,
      askedBy: null,
      askedAt: reported.createdAt,
      changedAt: new Date(),
    });
    await manager.insert(Refund, refund);
    return refund.status === 'failed' ? undefined : refund;
  }

  private factsOf(reported: ReportedRefund): Pick<Refund, 'status' | 'stripeRefundId' | 'failure'> {
    const status = refundOutcome(reported.status);
    const failure = status === 'failed' ? failureSentence(reported.failureReason) : null;
    return { status, stripeRefundId: reported.stripeRefundId, failure };
  }
}
