import { Injectable, Logger } from '@nestjs/common';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { summariseError } from '../../platform/jobs/error-summary.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { LockOrder } from '../orders/lock-order.use-case.js';
import { makeRefund } from './make-refund.job.js';
import { MakeRefund } from './make-refund.use-case.js';
import { Refund } from './refund.entity.js';
import { givenBackCents, refuseRefund } from './refund-rules.js';

/** What the owner wants given back. */
export interface RefundWish {
  /** A new one for each refund that is wanted, the same for each try. */
  refundId: string;
  amountCents: number;
  reason: string;
  /** What she saw to be given back already, in cents. */
  seenGivenBackCents: number;
}

/**
 * Writes a refund down, promises it, and asks Stripe at once. A crash in between, or a Stripe that is silent, leaves it to
 * the job.
 */
@Injectable()
export class AskRefund {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly auditLog: AuditLog,
    private readonly outbox: Outbox,
    private readonly makeRefund: MakeRefund,
  ) {}

  /** @throws DomainError where so much cannot be given back, or something was since she looked */
  async execute(by: Staff, orderId: string, wish: RefundWish): Promise<void> {
    await this.database.transaction(() => this.writeDown(by, orderId, wish));
    await this.makeRefund.execute({ refundId: wish.refundId }).catch((error: unknown) => {
      this.logger.warn(`A refund is left to its job: ${summariseError(error)}`);
    });
  }

  private async writeDown(by: Staff, orderId: string, wish: RefundWish): Promise<void> {
    const { manager } = this.database;
    const { refundId: id, amountCents, reason, seenGivenBackCents } = wish;
    const order = await this.lockOrder.execute(orderId);
    const same = await manager.findOneBy(Refund, { id });
    if (same?.orderId === order.id && same.amountCents === amountCents) return;
    if (same) {
      throw new DomainError(
        'unprocessable',
        'COMMERCE.REFUND_REUSED',
        'This refund was asked for already, with another amount. Please open the order again.',
      );
    }
    const refunds = await manager.findBy(Refund, { orderId: order.id });
    refuseRefund(order, refunds, { amountCents, seenGivenBackCents });
    const asked = { id, orderId: order.id, amountCents, reason, askedBy: by.name };
    await manager.insert(Refund, { ...asked, status: 'asked', changedAt: new Date() });
    const before = givenBackCents(refunds);
    await this.auditLog.record(by, {
      action: 'order.refunded',
      subject: { kind: 'order', id: order.id },
      before: { givenBackCents: before },
      after: { givenBackCents: before + amountCents },
      reason,
    });
    await this.outbox.enqueue(makeRefund, { refundId: id, orderId: order.id });
  }
}
