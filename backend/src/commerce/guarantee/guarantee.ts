import { randomUUID } from 'node:crypto';

import { site } from '@lectern/catalogue';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { EmailQueue } from '../../platform/email/email-queue.js';
import { Events } from '../../platform/events/events.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Settings } from '../../platform/settings/settings.js';
import { guaranteeSetting } from '../../site/guarantee-setting.js';
import { isPaidFor } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { Orders } from '../orders/orders.js';
import { refundAnswered } from '../refunds/refund-answered.event.js';
import { refundableCents, refundedCents, wasReturned } from '../refunds/refund-rules.js';
import { Refund } from '../refunds/refund.entity.js';
import { BUYER, Refunds } from '../refunds/refunds.js';
import { GuaranteeRequest } from './guarantee-request.entity.js';
import {
  GUARANTEE_REASON,
  guaranteeEnd,
  type GuaranteeRefusal,
  guaranteeRefusal,
} from './guarantee-rules.js';
import { sendGuaranteeMail, notifyOwnerOfGuarantee } from './guarantee.jobs.js';
import { findPurchaseFacts } from './guarantee.queries.js';

export type GuaranteeView =
  | { state: 'offered'; until: Date; amountCents: number; asksFirst: boolean }
  /** Stored; Stripe has not answered yet. */
  | { state: 'on-its-way'; amountCents: number }
  | { state: 'waiting' | 'declined' }
  | { state: 'refused'; refusal: GuaranteeRefusal };

@Injectable()
export class Guarantee implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly orders: Orders,
    private readonly refunds: Refunds,
    private readonly settings: Settings,
    private readonly auditLog: AuditLog,
    private readonly emails: EmailQueue,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.listen(refundAnswered, async ({ refundId, orderId }) => {
      if (await this.database.manager.existsBy(GuaranteeRequest, { refundId, state: 'taken' }))
        await this.notifyOwner(orderId);
    });
  }

  async find(order: Order): Promise<GuaranteeView> {
    const { manager } = this.database;
    const { id: orderId } = order;
    const refunds = await manager.findBy(Refund, { orderId });
    const refusal = await this.refusalOf(order, refunds);
    const asked = refunds.find(({ status }) => status === 'asked');
    if (asked && refusal === 'partly-refunded')
      return { state: 'on-its-way', amountCents: asked.amountCents };
    const request = await manager.findOneBy(GuaranteeRequest, { orderId });
    if (isPaidFor(order.status) && (request?.state === 'waiting' || request?.state === 'declined'))
      return { state: request.state };
    if (refusal) return { state: 'refused', refusal };
    const { asksFirst } = (await this.settings.read(guaranteeSetting)).value;
    const until = guaranteeEnd(order.completedAt ?? order.createdAt);
    return { state: 'offered', until, amountCents: order.totalCents, asksFirst };
  }

  /**
   * Refunds the order at once, or asks the owner, depending on the settings. Idempotent.
   * Returns the reason if the guarantee does not apply.
   */
  async requestRefund({ id }: Pick<Order, 'id'>): Promise<GuaranteeRefusal | undefined> {
    const { asksFirst } = (await this.settings.read(guaranteeSetting)).value;
    const outcome = await this.database.transaction(() => this.record(id, asksFirst));
    if (outcome.refundId) await this.refunds.makeNow(outcome.refundId);
    return outcome.refusal;
  }

  private async record(
    orderId: string,
    asksFirst: boolean,
  ): Promise<{ refundId?: string; refusal?: GuaranteeRefusal }> {
    const { manager } = this.database;
    const order = await this.orders.lock(orderId);
    const request = await manager.findOneBy(GuaranteeRequest, { orderId });
    const refunds = await manager.findBy(Refund, { orderId });
    const isUnderWay = refunds.some(({ id, status }) => id === request?.refundId && status !== 'failed');
    if (isUnderWay || request?.state === 'waiting' || request?.state === 'declined') return {};
    const refusal = await this.refusalOf(order, refunds);
    if (refusal) return { refusal };
    const none = { answeredAt: null, answeredBy: null, answer: null, askedAt: new Date() };
    if (asksFirst) {
      await manager.save(GuaranteeRequest, { orderId, ...none, state: 'waiting', refundId: null });
      const subject = { kind: 'order', id: orderId };
      await this.auditLog.record(BUYER, { action: 'order.refund-requested', subject });
      await this.emails.enqueue(sendGuaranteeMail, { orderId, state: 'waiting' }, order.customerEmail);
      await this.notifyOwner(orderId);
      return {};
    }
    const refundId = randomUUID();
    await manager.save(GuaranteeRequest, { orderId, ...none, state: 'taken', refundId });
    await this.refunds.record(BUYER, orderId, this.refundOf(order, refundId));
    return { refundId };
  }

  /** @throws DomainError if there is no request, it was declined, or the order cannot be refunded any more */
  async approve(by: Staff, orderId: string): Promise<void> {
    const refundId = randomUUID();
    const isNew = await this.database.transaction(async () => {
      const order = await this.orders.lock(orderId);
      const request = await this.waitingRequest(order.id, 'approved');
      if (!request) return false;
      const refunds = await this.database.manager.findBy(Refund, { orderId: order.id });
      // Only the rest, if a part was refunded in the meantime.
      const left = {
        amountCents: refundableCents(order, refunds),
        seenGivenBackCents: refundedCents(refunds),
      };
      await this.refunds.record(by, order.id, { ...this.refundOf(order, refundId), ...left });
      const answered = { state: 'approved' as const, answeredAt: new Date(), answeredBy: by.name, refundId };
      await this.database.manager.update(GuaranteeRequest, { orderId: order.id }, answered);
      return true;
    });
    if (isNew) await this.refunds.makeNow(refundId);
  }

  /**
   * The buyer gets the answer by email.
   * @throws DomainError if there is no request, or it was approved
   */
  decline(by: Staff, orderId: string, answer: string): Promise<void> {
    return this.database.transaction(async () => {
      const order = await this.orders.lock(orderId);
      if (!(await this.waitingRequest(order.id, 'declined'))) return;
      const answered = { state: 'declined' as const, answeredAt: new Date(), answeredBy: by.name, answer };
      await this.database.manager.update(GuaranteeRequest, { orderId: order.id }, answered);
      const subject = { kind: 'order', id: order.id };
      await this.auditLog.record(by, { action: 'order.refund-declined', subject });
      const cause = { orderId: order.id, state: 'declined' as const };
      await this.emails.enqueue(sendGuaranteeMail, cause, order.customerEmail);
    });
  }

  /** Undefined if it has this answer already. */
  private async waitingRequest(
    orderId: string,
    answer: 'approved' | 'declined',
  ): Promise<GuaranteeRequest | undefined> {
    const request = await this.database.manager.findOneBy(GuaranteeRequest, { orderId });
    if (request?.state === 'waiting') return request;
    if (request?.state === answer) return undefined;
    throw new DomainError(
      'conflict',
      'COMMERCE.REQUEST_ANSWERED',
      'This request for a refund has been answered by now. Please look at the order again.',
    );
  }

  private refundOf({ totalCents: amountCents }: Order, refundId: string) {
    return { refundId, amountCents, reason: GUARANTEE_REASON, seenGivenBackCents: 0 };
  }

  private async refusalOf(order: Order, refunds: readonly Refund[]): Promise<GuaranteeRefusal | undefined> {
    const facts = {
      ...(await findPurchaseFacts(this.database.manager, order)),
      status: order.status,
      isPaidHere: order.stripePaymentIntentId !== null,
      paidAt: order.completedAt,
      refundedCents: refundedCents(refunds),
      isReturned: wasReturned(refunds),
    };
    return guaranteeRefusal(facts, Date.now());
  }

  private async notifyOwner(orderId: string): Promise<void> {
    await this.emails.enqueue(notifyOwnerOfGuarantee, { orderId }, site.contact.email);
  }
}
