import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { canTransition } from '../../platform/transitions.js';
import type { Order } from '../orders/order.entity.js';
import { failureSentence } from '../payments/stripe-errors.js';
import { refundAnswered } from './refund-answered.event.js';
import { refundTransitions, refundOutcome } from './refund-rules.js';
import { Refund } from './refund.entity.js';

/** Refunds whose buyer must be notified of them. */
interface SettledRefunds {
  /** On their way to the buyer since now. */
  given: Refund[];
  /** Reported as on their way before, and returned by the bank. */
  returned: Refund[];
}

/** Brings the refunds of an order, which is locked, to what Stripe says of them; also those that were made there. */
@Injectable()
export class RefundSettlement {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
  ) {}

  /** @param made all refunds that Stripe knows, the newest first */
  async settle(order: Order, made: readonly Stripe.Refund[]): Promise<SettledRefunds> {
    if (made.length === 0) return { given: [], returned: [] };
    const known = await this.database.manager.findBy(Refund, { orderId: order.id });
    const given: Refund[] = [];
    const returned: Refund[] = [];
    for (const one of made.toReversed()) {
      const refund = known.find(
        ({ id, stripeRefundId }) => stripeRefundId === one.id || id === one.metadata?.['refund_id'],
      );
      const settled = refund ? await this.move(refund, one) : await this.adopt(order, one);
      if (settled?.status === 'failed') returned.push(settled);
      else if (settled) given.push(settled);
    }
    return { given, returned };
  }

  private async move(refund: Refund, made: Stripe.Refund): Promise<Refund | undefined> {
    const facts = this.factsOf(made);
    if (!canTransition(refundTransitions, refund.status, facts.status)) return undefined;
    await this.database.manager.update(Refund, { id: refund.id }, { ...facts, changedAt: new Date() });
    if (refund.status === 'asked')
      await this.events.tell(refundAnswered, { refundId: refund.id, orderId: refund.orderId });
    const isGiven = facts.status !== 'failed';
    const wasGiven = refund.status !== 'asked';
    return isGiven === wasGiven ? undefined : { ...refund, ...facts };
  }

  private async adopt(order: Order, made: Stripe.Refund): Promise<Refund | undefined> {
    const { manager } = this.database;
    const refund = manager.create(Refund, {
      ...this.factsOf(made),
      id: randomUUID(),
      orderId: order.id,
      amountCents: made.amount,
      reason: null,
      askedBy: null,
      askedAt: new Date(made.created * 1000),
      changedAt: new Date(),
    });
    await manager.insert(Refund, refund);
    return refund.status === 'failed' ? undefined : refund;
  }

  private factsOf(made: Stripe.Refund): Pick<Refund, 'status' | 'stripeRefundId' | 'failure'> {
    const status = refundOutcome(made.status);
    const failure = status === 'failed' ? failureSentence(made.failure_reason) : null;
    return { status, stripeRefundId: made.id, failure };
  }
}
