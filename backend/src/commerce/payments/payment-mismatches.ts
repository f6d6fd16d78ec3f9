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
import { notifyOwnerOfMismatch } from './payments.jobs.js';

type PaidOrder = Pick<Order, 'status' | 'totalCents' | 'stripePaymentIntentId'>;

function matches({ totalCents }: PaidOrder, intent: Stripe.PaymentIntent): boolean {
  return intent.amount_received === totalCents && intent.currency === CURRENCY;
}

/**
 * Decides the next status of an order and which of its payments do not match: those of another amount or currency, and
 * second ones, unless they are refunded.
 */
export function assessPayment(
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
  const isWrong = isOwn ? status === 'paid' && !matches(order, intent) : isTaken;
  if (!isWrong) return { status, mismatches: outcome === 'disputed' ? [...before] : others };
  const { id: paymentIntentId, amount_received: receivedAmount, currency } = intent;
  return {
    status: undefined,
    mismatches: [...others, known ?? { paymentIntentId, receivedAmount, currency }],
  };
}

/** Notifies the owner of each payment that does not match its order, once. */
@Injectable()
export class PaymentMismatches {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailQueue,
    private readonly orderEmailFacts: OrderEmailFacts,
  ) {}

  /** Call it in the transaction that stores the mismatches. */
  async notifyOwner(
    { id: orderId }: Order,
    before: readonly PaymentMismatch[],
    mismatches: readonly PaymentMismatch[],
  ): Promise<void> {
    const known = new Set(before.map(({ paymentIntentId }) => paymentIntentId));
    for (const { paymentIntentId } of mismatches) {
      if (known.has(paymentIntentId)) continue;
      await this.emails.enqueue(notifyOwnerOfMismatch, { orderId, paymentIntentId }, site.contact.email);
    }
  }

  /** Skipped if the payment was refunded in the meantime. */
  @WritesEmail(notifyOwnerOfMismatch)
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
    return paymentMismatchEmail({ ...props, mismatch, isSecond });
  }
}
