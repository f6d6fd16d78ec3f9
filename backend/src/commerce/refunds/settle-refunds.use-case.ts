import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import type { Order } from '../orders/order.entity.js';
import { Refund } from './refund.entity.js';
import { canTransition } from '../../platform/transitions.js';
import { refundTransitions, refundOutcome } from './refund-status.js';
import { failureSentence } from './stripe-refusal.js';

const refundedCents = ({ latest_charge: charge }: Stripe.PaymentIntent): number =>
  typeof charge === 'object' && charge !== null ? charge.amount_refunded : 0;

/** Brings the refunds of an order, which is locked, to what Stripe says of them; also those that were made there. */
@Injectable()
export class SettleRefunds {
  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
  ) {}

  /** @returns those that are on their way to the buyer only since now */
  async execute(order: Order, intent: Stripe.PaymentIntent): Promise<Refund[]> {
    const { manager } = this.database;
    const known = await manager.findBy(Refund, { orderId: order.id });
    if (known.length === 0 && refundedCents(intent) === 0) return [];
    const { data } = await this.stripe.refunds.list({ payment_intent: intent.id, limit: 100 });
    const given: Refund[] = [];
    for (const made of data.toReversed()) {
      const refund = known.find(
        ({ id, stripeRefundId }) => stripeRefundId === made.id || id === made.metadata?.['refund_id'],
      );
      const settled = refund ? await this.move(refund, made) : await this.adopt(order, made);
      if (settled) given.push(settled);
    }
    return given;
  }

  private async move(refund: Refund, made: Stripe.Refund): Promise<Refund | undefined> {
    const facts = this.factsOf(made);
    if (!canTransition(refundTransitions, refund.status, facts.status)) return undefined;
    await this.database.manager.update(Refund, { id: refund.id }, { ...facts, changedAt: new Date() });
    return refund.status === 'asked' && facts.status !== 'failed' ? { ...refund, ...facts } : undefined;
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
