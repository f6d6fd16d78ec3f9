import { Injectable, Logger } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { summarizeError } from '../../platform/jobs/error-summary.js';
import { HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { UNSETTLED } from '../orders/order-rules.js';
import { Order } from '../orders/order.entity.js';
import { SWEEP_UP_TO_MS, SWEEP_BATCH, SWEEP_MS } from './payment-rules.js';
import { PaymentSweep } from './payment.entity.js';
import { sweepPayments } from './payments.jobs.js';
import { Payments } from './payments.js';
import { isOutage } from '../stripe/stripe-errors.js';

type Unsettled = Pick<Order, 'id' | 'status'> & { stripePaymentIntentId: string };

/**
 * Settles payments for which no event arrived. Each order is checked again at twice its age: some nine times in all for
 * an abandoned checkout.
 */
@Injectable()
export class UnreportedPayments {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly payments: Payments,
    private readonly configuration: Configuration,
  ) {}

  /** Each order has its own transaction. The sweep ends early if Stripe cannot be reached. */
  @HandlesJobOutside(sweepPayments)
  async sweep(): Promise<undefined> {
    const endsAt = Date.now() + SWEEP_MS;
    for (const order of await this.findDue()) {
      if (Date.now() > endsAt || !(await this.ask(order))) return;
    }
  }

  private async findDue(): Promise<Unsettled[]> {
    const rows = await this.database.manager
      .createQueryBuilder(Order, 'o')
      .leftJoin(PaymentSweep, 's', 's.order_id = o.id')
      .where('o.status IN (:...unsettled)', { unsettled: UNSETTLED })
      .andWhere('o.stripe_payment_intent_id IS NOT NULL')
      .andWhere(`o.created_at <= now() - :afterMs * interval '1 millisecond'`, {
        afterMs: this.configuration.paymentSweepAfterMs,
      })
      .andWhere(`o.created_at > now() - :upToMs * interval '1 millisecond'`, { upToMs: SWEEP_UP_TO_MS })
      .andWhere('(s.asked_at IS NULL OR now() - o.created_at >= 2 * (s.asked_at - o.created_at))')
      .orderBy('o.created_at')
      .limit(SWEEP_BATCH)
      .getMany();
    return rows as Unsettled[];
  }

  /** Returns false if Stripe cannot be reached; the order then counts as not checked. */
  private async ask({ id, status, stripePaymentIntentId }: Unsettled): Promise<boolean> {
    try {
      const order = await this.payments.settle({ paymentIntentId: stripePaymentIntentId });
      if (order && order.status !== status)
        this.logger.warn(`payment sweep: no event received, order ${id} is ${order.status}`);
    } catch (error) {
      if (isOutage(error)) {
        this.logger.warn(`payment sweep: Stripe unreachable (${error.type})`);
        return false;
      }
      this.logger.error(`payment sweep: order ${id} failed: ${summarizeError(error)}`);
    }
    await this.database.manager.upsert(PaymentSweep, { orderId: id, askedAt: () => 'now()' }, ['orderId']);
    return true;
  }
}
