import { Injectable } from '@nestjs/common';
import Stripe from 'stripe';

import type { Staff } from '../../platform/access/staff.js';
import { AuditLog } from '../../platform/audit-log/audit-log.js';
import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Failures } from '../../platform/jobs/failures.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { deliverOrder } from '../downloads/deliver-order.job.js';
import { LockOrder } from './lock-order.use-case.js';
import type { Order } from './order.entity.js';
import { SettlePayment } from '../payments/settle-payment.use-case.js';
import { ReadTroubles } from './read-troubles.query.js';

/** Tries again what did not work for an order, and asks Stripe how its payment stands. */
@Injectable()
export class RetryOrder {
  constructor(
    private readonly database: Database,
    private readonly lockOrder: LockOrder,
    private readonly auditLog: AuditLog,
    private readonly failures: Failures,
    private readonly outbox: Outbox,
    private readonly readTroubles: ReadTroubles,
    private readonly settlePayment: SettlePayment,
  ) {}

  /** @throws DomainError where Stripe cannot be asked */
  async execute(by: Staff, orderId: string): Promise<void> {
    const order = await this.database.transaction(() => this.tryAgain(by, orderId));
    if (!order.stripePaymentIntentId) return;
    await this.settlePayment
      .execute({ paymentIntentId: order.stripePaymentIntentId })
      .catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeError)) throw error;
        throw new DomainError(
          'unavailable',
          'COMMERCE.PAYMENT_UNAVAILABLE',
          'Stripe cannot be asked about the payment at the moment. Please try again in a minute.',
        );
      });
  }

  private async tryAgain(by: Staff, orderId: string): Promise<Order> {
    const order = await this.lockOrder.execute(orderId);
    const { id } = order;
    for (const job of await this.readTroubles.failedJobs(id)) await this.failures.retry(job.id);
    if (order.status === 'paid' && !(await this.outbox.wake(deliverOrder, { orderId: id })))
      await this.outbox.enqueue(deliverOrder, { orderId: id });
    await this.auditLog.record(by, { action: 'order.retried', subject: { kind: 'order', id } });
    return order;
  }
}
