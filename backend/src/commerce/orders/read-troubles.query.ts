import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { OrderTroubleDto } from './order.dto.js';
import { STUCK_ORDERS } from './stuck-orders.js';

type Trouble = OrderTroubleDto & { id: string };

const FAILED = `
  SELECT w.id, w.job, w.failures, w.last_error AS "lastError", w.due_at AS "nextTryAt" FROM outbox w
  WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND (w.payload ->> 'orderId' = $1
    OR w.payload ->> 'paymentIntentId' = (SELECT stripe_payment_intent_id FROM orders WHERE id = $1))
  ORDER BY w.seq`;

/** What of an order did not get done. */
@Injectable()
export class ReadTroubles {
  constructor(private readonly database: Database) {}

  async execute(orderId: string): Promise<{ troubles: OrderTroubleDto[]; isStuck: boolean }> {
    const { manager } = this.database;
    const [stuck] = await manager.query<{ isStuck: boolean }[]>(
      `SELECT $1 IN (${STUCK_ORDERS}) AS "isStuck"`,
      [orderId],
    );
    const failed = await this.failedJobs(orderId);
    return { troubles: failed.map(({ id: _id, ...trouble }) => trouble), isStuck: stuck?.isStuck ?? false };
  }

  /** With the ids of their runs. */
  failedJobs(orderId: string): Promise<Trouble[]> {
    return this.database.manager.query<Trouble[]>(FAILED, [orderId]);
  }
}
