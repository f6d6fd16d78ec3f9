import { Injectable, Logger } from '@nestjs/common';
import Stripe from 'stripe';

import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { type Closing, HandlesJobOutside } from '../../platform/jobs/handles-job.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import type { OrderStatus } from '../orders/order-rules.js';
import { cancelPayment } from '../stripe/cancel-payment.js';
import { settlePayment } from '../payments/payments.jobs.js';
import { isOutage } from '../stripe/stripe-errors.js';
import { UNPAID_ORDERS } from '../statistics/shop-statistics.js';
import { forgetUnpaidOrders } from './retention.jobs.js';

/** Orders in one batch, each with a call to Stripe, and milliseconds after which no further one is started. */
const BATCH = 100;
export const ASKING_MS = 30_000;

/** Period named in the privacy policy (`content/pages/privacy-policy.json`). Tax law doesn't require unpaid orders. */
const ABANDONED = `status IN ('pending', 'failed', 'cancelled') AND completed_at IS NULL
  AND created_at < now() - interval '90 days'
  AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = orders.id)
  AND NOT EXISTS (SELECT FROM download_grants g WHERE g.order_id = orders.id)`;

const FIND = `SELECT id, status, stripe_payment_intent_id AS "paymentIntentId" FROM orders
  WHERE ${ABANDONED} ORDER BY created_at LIMIT ${BATCH}`;

/** Skips orders that were paid or changed in the meantime. */
const LOCK = `SELECT id FROM orders WHERE id = ANY ($1) AND ${ABANDONED} ORDER BY id FOR UPDATE`;

/** Keeps the number of orders of each day. */
const COUNT = `INSERT INTO daily_counts (figure, day, subject, count)
  SELECT '${UNPAID_ORDERS}', (created_at AT TIME ZONE $2)::date AS day, product_id, count(*)
  FROM orders WHERE id = ANY ($1) GROUP BY day, product_id ORDER BY day, product_id
  ON CONFLICT (figure, day, subject) DO UPDATE SET count = daily_counts.count + excluded.count`;

const BELONGINGS = ['order_addresses', 'order_requests', 'order_notes', 'order_address_changes'];

interface Abandoned {
  id: string;
  status: OrderStatus;
  paymentIntentId: string | null;
}

/** Deletes unpaid orders, with name and address. */
@Injectable()
export class UnpaidOrders {
  private readonly logger = new Logger('Payment');

  constructor(
    private readonly database: Database,
    private readonly stripe: Stripe,
    private readonly outbox: Outbox,
    private readonly configuration: Configuration,
  ) {}

  /** Deletes a batch. A payment intent never expires, so it is canceled first: a deleted order must not be paid. */
  @HandlesJobOutside(forgetUnpaidOrders)
  async forget(): Promise<Closing> {
    const found = await this.database.manager.query<Abandoned[]>(FIND);
    const endsAt = Date.now() + ASKING_MS;
    const [ended, moved]: [string[], string[]] = [[], []];
    for (const { id, status, paymentIntentId } of found) {
      if (Date.now() > endsAt) break;
      const end = status === 'cancelled' || !paymentIntentId ? 'ended' : await this.cancel(paymentIntentId);
      if (end === 'silent') break;
      if (end === 'ended') ended.push(id);
      else if (paymentIntentId) moved.push(paymentIntentId);
    }
    return async () => {
      for (const paymentIntentId of moved) await this.outbox.enqueue(settlePayment, { paymentIntentId });
      await this.remove(ended);
      // If none could be deleted, the next batch would be the same.
      if (found.length === BATCH && ended.length > 0) await this.outbox.enqueue(forgetUnpaidOrders, {});
    };
  }

  /** Returns the result for the payment; `silent` if Stripe cannot be reached. */
  private async cancel(paymentIntentId: string): Promise<'ended' | 'moved' | 'silent'> {
    try {
      return await cancelPayment(this.stripe, paymentIntentId, { cancellation_reason: 'abandoned' });
    } catch (error) {
      if (!isOutage(error)) throw error;
      this.logger.warn(
        `Stripe cannot be asked about unpaid orders (${error.type}); they are kept until tomorrow.`,
      );
      return 'silent';
    }
  }

  private async remove(ids: readonly string[]): Promise<void> {
    const { manager } = this.database;
    const locked = await manager.query<{ id: string }[]>(LOCK, [ids]);
    const forgotten = locked.map(({ id }) => id);
    if (forgotten.length === 0) return;
    await manager.query(COUNT, [forgotten, this.configuration.timeZone]);
    for (const table of BELONGINGS)
      await manager.query(`DELETE FROM ${table} WHERE order_id = ANY ($1)`, [forgotten]);
    await manager.query('DELETE FROM orders WHERE id = ANY ($1)', [forgotten]);
  }
}
