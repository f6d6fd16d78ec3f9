import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Events } from '../../platform/events/events.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { isPaidFor } from '../orders/order-rules.js';
import { paymentSettled } from '../payments/payment-settled.event.js';
import { COPY_FORMATS, KEPT_DAYS } from './copy-line.js';
import { makeCopies, removeCopies } from './personal-copies.jobs.js';

/** One slow attempt may be the machine's fault. */
export const SLOW_TRIES = 3;

/** The copy `c` of a grant `g` that is served now. */
const IS_SERVED = `c.grant_id = g.id AND c.original_key = g.file_path AND c.ended_at IS NULL
  AND c.made_at > now() - interval '${KEPT_DAYS} days'`;

/** SQL condition for grants `g`: the product has personal copies. */
const IS_PERSONAL = `EXISTS (SELECT FROM personal_copy_products pp WHERE pp.product_id = g.product_id)`;

/** SQL condition for grants `g`: a copy must be made. */
export const WANTS_COPY = `(g.file_format IN (${COPY_FORMATS.map((format) => `'${format}'`).join(', ')})
  AND ${IS_PERSONAL}
  AND NOT EXISTS (SELECT FROM personal_copy_faults f WHERE f.original_key = g.file_path
    AND (f.reason <> 'too-slow' OR f.tries >= ${SLOW_TRIES}))
  AND NOT EXISTS (SELECT FROM personal_copies c WHERE ${IS_SERVED}))`;

/** SQL join for grants `g`: the served copy `c`, if there is one. */
export const SERVED_COPY = `LEFT JOIN personal_copies c ON ${IS_SERVED} AND ${IS_PERSONAL}`;

/** SQL expression for grants `g`: size of the served copy, or null. */
export const SERVED_SIZE = `(SELECT c.size_bytes::float8 FROM personal_copies c WHERE ${IS_SERVED} AND ${IS_PERSONAL})`;

const END = 'UPDATE personal_copies SET ended_at = now() WHERE order_id = ANY ($1) AND ended_at IS NULL';

/** Requests and ends copies, for other features. */
@Injectable()
export class CopyRequests implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.events.listen(paymentSettled, async ({ order, status }) => {
      if (status && status !== 'paid' && isPaidFor(order.status)) await this.end([order.id]);
    });
  }

  /** Enqueues the missing copies of an order. Concurrent requests share one job run. */
  async request(orderId: string): Promise<void> {
    await this.database.transaction(() =>
      this.outbox.enqueue(makeCopies, { orderId }, { dedupKey: orderId }),
    );
  }

  /** Ends the copies of orders. They are not served after the commit, and a job removes their files. */
  async end(orderIds: readonly string[]): Promise<void> {
    await this.database.transaction(async () => {
      const [, count] = await this.database.manager.query<[unknown[], number]>(END, [orderIds]);
      if (count > 0) await this.outbox.enqueue(removeCopies, {});
    });
  }
}
