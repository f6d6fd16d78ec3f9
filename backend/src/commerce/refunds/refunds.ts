import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';
import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { Email } from '../../platform/email/email.js';
import { WritesEmail } from '../../platform/email/writes-email.js';
import { Events } from '../../platform/events/events.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
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

/** The audit log cannot be erased, so a buyer has no name in it. */
export const BUYER = { name: 'The buyer' };

interface RefundInput {
  /** Chosen by the client, the same for each retry. */
  refundId: string;
  amountCents: number;
  reason: string;
  /** Already refunded, as the client knows. */
  seenGivenBackCents: number;
}

/** Always in full. */
interface MismatchRefundInput {
  paymentIntentId: string;
  /** New for each page load, the same for each retry. */
  refundId: string;
  reason: string;
}

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
   * Stores a refund and calls Stripe at once; after a crash or without an answer, its job does.
   * @throws DomainError if this amount cannot be refunded, or another refund was made in the meantime
   */
  async request(by: Staff, orderId: string, input: RefundInput): Promise<void> {
    await this.database.transaction(() => this.record(by, orderId, input));
    await this.makeNow(input.refundId);
  }

  /** Errors are logged only, since the job retries. */
  async makeNow(refundId: string): Promise<void> {
    await this.make({ refundId }).catch((error: unknown) => {
      this.logger.warn({ message: 'refund failed, its job retries', refundId, why: summarizeError(error) });
    });
  }

  /**
   * Stores a refund and enqueues its job, in the current transaction.
   * @throws DomainError as {@link request} does
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
   * Creates a stored refund at Stripe, once. Stripe forgets idempotency keys after 24 hours, so a retry looks for the
   * refund first.
   * @throws StripeError if Stripe cannot be reached; retry later
   */
  @HandlesJobOutside(makeRefund)
  async make({ refundId }: { refundId: string }): Promise<undefined> {
    const { manager } = this.database;
    const refund = await manager.findOneByOrFail(Refund, { id: refundId });
    if (refund.status !== 'asked') return undefined;
    const { orderId } = refund;
    noteInLog({ orderId });
    const { stripePaymentIntentId: paymentIntentId } = await manager.findOneByOrFail(Order, { id: orderId });
    if (!paymentIntentId) throw new Error(`refund ${refundId}: its order has no payment`);
    const refusal = (await this.isAtStripe(refund, paymentIntentId))
      ? undefined
      : await this.createAtStripe(refund, paymentIntentId);
    if (!refusal) await this.payments.settle({ paymentIntentId });
    else {
      await this.fail(refund, refusal);
      // The reason, such as a dispute, may be unknown here until its event arrives.
      await this.payments.settle({ paymentIntentId }).catch((error: unknown) => {
        this.logger.warn({
          message: 'payment of a rejected refund not read',
          refundId,
          why: summarizeError(error),
        });
      });
    }
    return undefined;
  }

  private fail({ id, orderId }: Refund, failure: string): Promise<void> {
    return this.database.transaction(async () => {
      const failed = { status: 'failed' as const, failure, changedAt: new Date() };
      const { affected } = await this.database.manager.update(Refund, { id, status: 'asked' }, failed);
      if (affected) await this.events.publish(refundAnswered, { refundId: id, orderId });
    });
  }

  private async isAtStripe({ id }: Refund, paymentIntentId: string): Promise<boolean> {
    const { data } = await this.stripe.refunds.list({ payment_intent: paymentIntentId, limit: 100 });
    return data.some(({ metadata }) => metadata?.['refund_id'] === id);
  }

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
      // Stripe repeats this error for the key, so the next attempt uses another.
      if (isReplayed(error))
        await this.database.manager.update(Refund, { id, try: tried }, { try: tried + 1 });
      throw error;
    }
  }

  /**
   * Refunds a payment that does not match its order, and so clears the mark. Only the audit log is written before:
   * Stripe never refunds more than was paid.
   * @throws DomainError if the payment has no mark, or Stripe rejects the refund or cannot be reached
   */
  async refundMismatch(by: Staff, orderId: string, input: MismatchRefundInput): Promise<void> {
    const { paymentIntentId, refundId } = input;
    await this.database.transaction(() => this.recordMismatchRefund(by, orderId, input));
    const payment = { payment_intent: paymentIntentId, metadata: { order_id: orderId } };
    try {
      await this.stripe.refunds.create(payment, { idempotencyKey: `refund-${refundId}` });
    } catch (error) {
      if (!isRefusal(error) || error.code !== 'charge_already_refunded') throwDomainError(error);
    }
    await this.payments.settle({ paymentIntentId }).catch(throwDomainError);
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

  @WritesEmail(sendPartRefundMail)
  async writePartRefundedEmail({
    orderId,
    refundId,
  }: {
    orderId: string;
    refundId: string;
  }): Promise<Email | undefined> {
    const { props } = await this.orderEmailFacts.read(orderId);
    const { amountCents, status } = await this.database.manager.findOneByOrFail(Refund, { id: refundId });
    if (status === 'failed') return undefined;
    return orderPartRefundedEmail({ ...props, amountCents });
  }

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
    return orderRefundReturnedEmail({ ...props, amountCents, isOpen });
  }

  /** Skipped if the bank has returned all refunds. */
  @WritesEmail(sendRefundMail)
  async writeRefundedEmail({ orderId }: { orderId: string }): Promise<Email | undefined> {
    const { props } = await this.orderEmailFacts.read(orderId);
    // The payments may differ from the order's amount.
    const totalCents = refundedCents(await this.database.manager.findBy(Refund, { orderId }));
    if (totalCents === 0) return undefined;
    return orderRefundedEmail({ ...props, totalCents });
  }
}

function throwDomainError(error: unknown): never {
  if (isRefusal(error)) throw new DomainError('conflict', 'COMMERCE.REFUND_REFUSED', refusalSentence(error));
  if (!isOutage(error)) throw error;
  throw new DomainError(
    'unavailable',
    'COMMERCE.PAYMENT_UNAVAILABLE',
    'Stripe isn’t answering right now. Please check the order again in a minute: the refund may still go through.',
  );
}
