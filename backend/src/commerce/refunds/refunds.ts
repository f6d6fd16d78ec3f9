import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Events } from '../../platform/events/events.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { summariseError } from '../../platform/jobs/error-summary.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { noteInLog } from '../../platform/logging/log-context.js';
import { OrderEmailFacts } from '../emails/order-email-facts.js';
import { isPaidFor } from '../orders/order-rules.js';
import { Order, OrderPayment } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { Payments } from '../payments/payments.js';
import { amountText } from '../payments/payment-rules.js';
import { isOutage, isRefusal, isReplayed, refusalSentence } from '../stripe/stripe-errors.js';
import { orderPartRefundedEmail, orderRefundedEmail, orderRefundReturnedEmail } from './refund-emails.js';
import { refundAnswered } from './refund-answered.event.js';
import { mismatchRefusal, refundedCents, refuseRefund } from './refund-rules.js';
import { Refund } from './refund.entity.js';
import { makeRefund, sendPartRefundMail, sendRefundMail, sendRefundReturnedMail } from './refunds.jobs.js';

/** Who asks for a refund of their own order: by no name, as the log can never be rid of one. */
export const BUYER = { name: 'The buyer' };

/** What is to be refunded. */
interface RefundInput {
  /** A new one for each refund that is wanted, the same for each try. */
  refundId: string;
  amountCents: number;
  reason: string;
  /** What was seen to be refunded already, in cents. */
  seenGivenBackCents: number;
}

/** A payment that does not fit its order, to be refunded whole. */
interface MismatchRefundInput {
  paymentIntentId: string;
  /** A new one for each look at the order, the same for each try. */
  refundId: string;
  reason: string;
}

/** Money that goes back to a buyer. */
@Injectable()
export class Refunds {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly stripe: Stripe,
    private readonly payments: Payments,
    private readonly orderEmailFacts: OrderEmailFacts,
    private readonly events: Events,
  ) {}

  /**
   * Writes a refund down, enqueues it, and asks Stripe at once. A crash in between, or a Stripe that is silent, leaves it to
   * the job.
   * @throws DomainError where so much cannot be refunded, or something was since they looked
   */
  async request(by: Staff, orderId: string, input: RefundInput): Promise<void> {
    await this.database.transaction(() => this.record(by, orderId, input));
    await this.makeNow(input.refundId);
  }

  /** Asks Stripe at once for what was recorded; what comes between leaves it to the job. */
  async makeNow(refundId: string): Promise<void> {
    await this.make({ refundId }).catch((error: unknown) => {
      this.logger.warn(`A refund is left to its job: ${summariseError(error)}`);
    });
  }

  /**
   * Writes a refund down and enqueues it, in the transaction that is open.
   * @throws DomainError where so much cannot be refunded, or something was since they looked
   */
  async record(by: Staff | typeof BUYER, orderId: string, input: RefundInput): Promise<void> {
    const { manager } = this.database;
    const { refundId: id, amountCents, reason, seenGivenBackCents } = input;
    const order = await this.orders.lock(orderId);
    const same = await manager.findOneBy(Refund, { id });
    if (same?.orderId === order.id && same.amountCents === amountCents) return;
    if (same) {
      throw new DomainError(
        'unprocessable',
        'COMMERCE.REFUND_REUSED',
        'This refund was already requested with another amount. Please reload the order.',
      );
    }
    const refunds = await manager.findBy(Refund, { orderId: order.id });
    refuseRefund(order, refunds, { amountCents, seenGivenBackCents });
    const asked = { id, orderId: order.id, amountCents, reason, askedBy: by.name };
    await manager.insert(Refund, { ...asked, status: 'asked', changedAt: new Date() });
    const before = refundedCents(refunds);
    await this.auditLog.record(by, {
      action: 'order.refunded',
      subject: { kind: 'order', id: order.id },
      before: { givenBackCents: before },
      after: { givenBackCents: before + amountCents },
      reason,
    });
    await this.outbox.enqueue(makeRefund, { refundId: id, orderId: order.id });
  }

  /**
   * Asks Stripe for a refund that was written down, once. Stripe's idempotency keys are forgotten after a day, so a later try
   * looks first whether the refund is there. What became of it is read from Stripe, as with every payment.
   * @throws StripeError where Stripe cannot be asked: a later try may succeed
   */
  @HandlesJobOutside(makeRefund)
  async make({ refundId }: { refundId: string }): Promise<undefined> {
    const { manager } = this.database;
    const refund = await manager.findOneByOrFail(Refund, { id: refundId });
    if (refund.status !== 'asked') return undefined;
    const { orderId } = refund;
    noteInLog({ orderId });
    const { stripePaymentIntentId: paymentIntentId } = await manager.findOneByOrFail(Order, { id: orderId });
    if (!paymentIntentId) throw new Error(`Refund ${refundId} is of an order without a payment.`);
    const refusal = (await this.isAtStripe(refund, paymentIntentId))
      ? undefined
      : await this.createAtStripe(refund, paymentIntentId);
    if (!refusal) await this.payments.settle({ paymentIntentId });
    else {
      await this.fail(refund, refusal);
      // Why, such as a dispute, may not be known here yet. Its event says so as well, only later.
      await this.payments.settle({ paymentIntentId }).catch((error: unknown) => {
        this.logger.warn(`A payment that was not refunded is left to its events: ${summariseError(error)}`);
      });
    }
    return undefined;
  }

  private fail({ id, orderId }: Refund, failure: string): Promise<void> {
    return this.database.transaction(async () => {
      const failed = { status: 'failed' as const, failure, changedAt: new Date() };
      const { affected } = await this.database.manager.update(Refund, { id, status: 'asked' }, failed);
      if (affected) await this.events.tell(refundAnswered, { refundId: id, orderId });
    });
  }

  private async isAtStripe({ id }: Refund, paymentIntentId: string): Promise<boolean> {
    const { data } = await this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    return data.some(({ metadata }) => metadata?.['refund_id'] === id);
  }

  /** @returns why Stripe will never make it, where it will not */
  private async createAtStripe(refund: Refund, paymentIntentId: string): Promise<string | undefined> {
    const { id, orderId, amountCents, try: tried } = refund;
    try {
      await this.stripe.refunds.create(
        {
          payment_intent: paymentIntentId,
          amount: amountCents,
          metadata: { refund_id: id, order_id: orderId },
        },
        { idempotencyKey: tried ? `refund-${id}-${tried}` : `refund-${id}` },
      );
      return undefined;
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError) return refusalSentence(error);
      // A failure that Stripe repeats for this key: the next try looks whether the refund is there, and has another.
      if (isReplayed(error))
        await this.database.manager.update(Refund, { id, try: tried }, { try: tried + 1 });
      throw error;
    }
  }

  /**
   * Refunds a payment that does not fit its order; the order's mark goes with the money. Nothing but the log is written before
   * Stripe is asked: it gives back no more than it took, and until then the mark stays.
   * @throws DomainError where the payment has no mark (any more), Stripe refuses, or cannot be asked
   */
  async refundMismatch(by: Staff, orderId: string, input: MismatchRefundInput): Promise<void> {
    const { paymentIntentId, refundId } = input;
    await this.database.transaction(() => this.recordMismatchRefund(by, orderId, input));
    const payment = { payment_intent: paymentIntentId, metadata: { order_id: orderId } };
    try {
      await this.stripe.refunds.create(payment, { idempotencyKey: `refund-${refundId}` });
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'charge_already_refunded') explain(error);
    }
    await this.payments.settle({ paymentIntentId }).catch(explain);
  }

  private async recordMismatchRefund(by: Staff, orderId: string, input: MismatchRefundInput): Promise<void> {
    const { paymentIntentId, reason } = input;
    const order = await this.orders.lock(orderId);
    const known = await this.database.manager.findOneBy(OrderPayment, { orderId: order.id });
    const mismatch = known?.mismatches.find((one) => one.paymentIntentId === paymentIntentId);
    if (!mismatch) {
      throw new DomainError(
        'conflict',
        'COMMERCE.REFUND_CHANGED',
        'This payment has been refunded by now, or belongs to another order. Please look at it again.',
      );
    }
    const refusal = mismatchRefusal(order, paymentIntentId);
    if (refusal) throw new DomainError('conflict', ...refusal);
    await this.auditLog.record(by, {
      action: 'order.payment-refunded',
      subject: { kind: 'order', id: order.id },
      before: { paymentIntentId, received: amountText(mismatch) },
      reason,
    });
  }

  /** To the buyer: a part of what was paid has been refunded, unless it has come to nothing meanwhile. */
  @WritesEmail(sendPartRefundMail)
  async writePartRefundedEmail({
    orderId,
    refundId,
  }: {
    orderId: string;
    refundId: string;
  }): Promise<Email | undefined> {
    const { order, props } = await this.orderEmailFacts.read(orderId);
    const { amountCents, status } = await this.database.manager.findOneByOrFail(Refund, { id: refundId });
    if (status === 'failed') return undefined;
    return orderPartRefundedEmail({ ...props, to: order.customerEmail, amountCents });
  }

  /** To the buyer: their bank returned a refund that an earlier email reported. */
  @WritesEmail(sendRefundReturnedMail)
  async writeRefundReturnedEmail({
    orderId,
    refundId,
  }: {
    orderId: string;
    refundId: string;
  }): Promise<Email> {
    const { order, props } = await this.orderEmailFacts.read(orderId);
    const { amountCents } = await this.database.manager.findOneByOrFail(Refund, { id: refundId });
    const isOpen = isPaidFor(order.status);
    return orderRefundReturnedEmail({ ...props, to: order.customerEmail, amountCents, isOpen });
  }

  /** To the buyer: what was paid has been refunded, unless all of it has come back from their bank meanwhile. */
  @WritesEmail(sendRefundMail)
  async writeRefundedEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { order, props } = await this.orderEmailFacts.read(orderId);
    // What came in may be another amount than the order's.
    const totalCents = refundedCents(await this.database.manager.findBy(Refund, { orderId }));
    if (totalCents === 0) return undefined;
    return orderRefundedEmail({ ...props, to: order.customerEmail, totalCents });
  }
}

function explain(error: unknown): never {
  if (isRefusal(error)) throw new DomainError('conflict', 'COMMERCE.REFUND_REFUSED', refusalSentence(error));
  if (!isOutage(error)) throw error;
  throw new DomainError(
    'unavailable',
    'COMMERCE.PAYMENT_UNAVAILABLE',
    'Stripe isn’t answering right now. Please check the order again in a minute: the refund may still go through.',
  );
}
