import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { cancelPayment } from '../stripe/cancel-payment.js';
import { forgetBuyer } from '../payments/order-metadata.js';
import { settlePayment } from '../payments/payments.jobs.js';
import { isOutage } from '../stripe/stripe-errors.js';
import { UNPAID_BATCH, UNPAID_BATCH_MS } from './retention-rules.js';
import { forgetUnpaidOrders } from './retention.jobs.js';
import { deleteOrders, findAbandonedOrders, lockAbandonedOrders } from './retention.queries.js';

@Injectable()
export class UnpaidOrders {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Deletes a batch. A payment intent never expires, so it is canceled first: a deleted order must not be paid. Its
   * metadata then forgets the buyer.
   */
  @HandlesJobOutside(forgetUnpaidOrders)
  async forget(): Promise<Closing> {
    const found = await findAbandonedOrders(this.database.manager);
    const endsAt = Date.now() + UNPAID_BATCH_MS;
    const [ended, moved]: [string[], string[]] = [[], []];
    for (const { id, status, paymentIntentId } of found) {
      if (Date.now() > endsAt) break;
      const end = paymentIntentId ? await this.end(paymentIntentId, status === 'cancelled') : 'ended';
      if (end === 'silent') break;
      if (end === 'ended') ended.push(id);
      else if (paymentIntentId) moved.push(paymentIntentId);
    }
    return async () => {
      for (const paymentIntentId of moved) await this.outbox.enqueue(settlePayment, { paymentIntentId });
      await this.remove(ended);
      // If none could be deleted, the next batch would be the same.
      if (found.length === UNPAID_BATCH && ended.length > 0)
        await this.outbox.enqueue(forgetUnpaidOrders, {});
    };
  }

  private async end(paymentIntentId: string, isCanceled: boolean): Promise<'ended' | 'moved' | 'silent'> {
    const reason = { cancellation_reason: 'abandoned' } as const;
    try {
      const end = isCanceled ? 'ended' : await cancelPayment(this.stripe, paymentIntentId, reason);
      if (end === 'ended') await forgetBuyer(this.stripe, paymentIntentId);
      return end;
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.warn(`unpaid orders: Stripe unreachable (${error.type}), kept until the next run`);
      return 'silent';
    }
  }

  private async remove(ids: readonly string[]): Promise<void> {
    const { manager } = this.database;
    const forgotten = await lockAbandonedOrders(manager, ids);
    if (forgotten.length > 0) await deleteOrders(manager, forgotten, this.configuration.timeZone);
  }
}
