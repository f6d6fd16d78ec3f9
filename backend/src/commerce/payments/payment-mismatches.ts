import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';

import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import type { Email } from '../../platform/email/email.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import {
  nextStatus,
  type OrderStatus,
  type PaymentMismatch,
  type PaymentOutcome,
} from '../orders/order-rules.js';
import { type Order, OrderPayment } from '../orders/order.entity.js';
import { paymentMismatchEmail } from './payment-emails.js';
import { CURRENCY } from '../stripe/stripe-rules.js';
import { isSecondPayment } from './payment-rules.js';
import { tellOwnerOfPayment } from './payments.jobs.js';

type PaidOrder = Pick<Order, 'status' | 'totalCents' | 'stripePaymentIntentId'>;

/** Whether what was received is what the order costs. */
function fits({ totalCents }: PaidOrder, intent: Stripe.PaymentIntent): boolean {
  return intent.amount_received === totalCents && intent.currency === CURRENCY;
}

/**
 * Where a payment of this outcome moves its order, and what is then wrong with the order's payments: a payment of
 * another amount or currency does not pay for it, nor does a second one; what went back is not wrong any more.
 */
export function weighPayment(
  order: PaidOrder,
  before: readonly PaymentMismatch[],
  intent: Stripe.PaymentIntent,
  outcome: PaymentOutcome,
): { status: OrderStatus | undefined; mismatches: PaymentMismatch[] } {
  const isOwn = (order.stripePaymentIntentId ?? intent.id) === intent.id;
  const status = isOwn ? nextStatus(order.status, outcome) : undefined;
  const known = before.find(({ paymentIntentId }) => paymentIntentId === intent.id);
  const others = before.filter((mismatch) => mismatch !== known);
  const isTaken = outcome === 'paid' || outcome === 'disputed';
  const isWrong = isOwn ? status === 'paid' && !fits(order, intent) : isTaken;
  if (!isWrong) return { status, mismatches: outcome === 'disputed' ? [...before] : others };
  const { id: paymentIntentId, amount_received: receivedAmount, currency } = intent;
  return {
    status: undefined,
    mismatches: [...others, known ?? { paymentIntentId, receivedAmount, currency }],
  };
}

/** Payments that do not fit their order: the owner is told of each once. */
@Injectable()
export class PaymentMismatches {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly orderEmailFacts: OrderEmailFacts,
  ) {}

  /** In the transaction that notes them at the order. */
  async tellOf(
    { id: orderId }: Order,
    before: readonly PaymentMismatch[],
    mismatches: readonly PaymentMismatch[],
  ): Promise<void> {
    const known = new Set(before.map(({ paymentIntentId }) => paymentIntentId));
    for (const { paymentIntentId } of mismatches) {
      if (known.has(paymentIntentId)) continue;
      await this.emails.enqueue(tellOwnerOfPayment, { orderId, paymentIntentId }, site.contact.email);
    }
  }

  /** To the owner of the shop: money has come that does not fit, unless it went back meanwhile. */
  @WritesEmail(tellOwnerOfPayment)
  async writeEmail({
    orderId,
    paymentIntentId,
  }: {
    orderId: string;
    paymentIntentId: string;
  }): Promise<Email | undefined> {
    const { order, props } = await this.orderEmailFacts.read(orderId);
    const known = await this.database.manager.findOneBy(OrderPayment, { orderId });
    const mismatch = known?.mismatches.find((one) => one.paymentIntentId === paymentIntentId);
    if (!mismatch) return undefined;
    const isSecond = isSecondPayment(mismatch, order);
    return paymentMismatchEmail({ ...props, to: site.contact.email, orderId, mismatch, isSecond });
  }
}
