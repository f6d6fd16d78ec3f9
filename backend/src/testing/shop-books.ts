import Stripe from 'stripe';

import { eventually, nothingIsLeft } from './eventually.js';
import type { RunningShop } from './running-shop.js';

export interface Sale {
  orderId: string;
  status: string;
  paidAt: Date | null;
  grants: number;
  /** When the payment sweep last asked Stripe; null if never. */
  askedAt: Date | null;
}

/** Reads and changes the state of a shop in its database. */
export class ShopBooks {
  constructor(private readonly shop: RunningShop) {}

  async saleTo(customerEmail: string): Promise<Sale> {
    const { rows } = await this.shop.pool.query<Sale>(
      `SELECT o.id AS "orderId", o.status, o.completed_at AS "paidAt", s.asked_at AS "askedAt",
         (SELECT count(*)::int FROM download_grants g WHERE g.order_id = o.id) AS grants
       FROM orders o LEFT JOIN payment_sweeps s ON s.order_id = o.id WHERE o.customer_email = $1`,
      [customerEmail],
    );
    const [sale, ...more] = rows;
    if (!sale || more.length > 0) throw new Error(`${customerEmail} has ${rows.length} orders, not one.`);
    return sale;
  }

  becomes(customerEmail: string, status: string): Promise<true> {
    return eventually(`the order of ${customerEmail} to be ${status}`, async () =>
      (await this.saleTo(customerEmail)).status === status ? true : undefined,
    );
  }

  /** Makes pending refund changes of the sandbox happen now. */
  async banksAnswer(): Promise<void> {
    await this.shop.pool.query('UPDATE stripe_sandbox.refund_changes SET due_at = now()');
    // The sandbox applies due changes before it answers.
    await this.shop.app.get(Stripe).refunds.list({ limit: 1 });
  }

  /** Waits until all jobs are closed. @throws Error with open jobs after a timeout */
  async allWorkIsDone(): Promise<void> {
    const { pool } = this.shop;
    await nothingIsLeft('open jobs', async () => {
      const open = 'SELECT job, payload::text FROM outbox WHERE closed_at IS NULL';
      return (await pool.query<{ job: string; payload: string }>(open)).rows.map(
        ({ job, payload }) => `${job} ${payload}`,
      );
    });
  }

  async lockIsWaitedFor(sessions: number): Promise<void> {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(`${sessions} to wait`, async () => {
      const { rows } = await this.shop.pool.query(waiting);
      return rows.length === sessions;
    });
  }

  async allRequestsAreDecided(): Promise<void> {
    await eventually('all requested emails to be decided', async () => {
      const { rows } = await this.shop.pool.query(
        `SELECT FROM outbox o JOIN mail_deliveries d USING (id)
         WHERE o.payload ? 'requestedFor' AND o.closed_at IS NULL AND d.subject IS NULL`,
      );
      return rows.length === 0;
    });
  }

  /** Makes all jobs due, or one. */
  async workIsDue(id?: string): Promise<void> {
    await this.shop.pool.query(
      `WITH due AS (UPDATE outbox SET due_at = now() WHERE closed_at IS NULL AND ($1::uuid IS NULL OR id = $1))
       SELECT pg_notify('lectern_outbox', '')`,
      [id ?? null],
    );
  }

  /** Backdates an order and its sweeps. */
  async makeOlder(customerEmail: string, minutes: number): Promise<void> {
    const earlier = `- $2 * interval '1 minute'`;
    await this.shop.pool.query(
      `WITH older AS (UPDATE orders SET created_at = created_at ${earlier} WHERE customer_email = $1 RETURNING id)
       UPDATE payment_sweeps SET asked_at = asked_at ${earlier} WHERE order_id IN (SELECT id FROM older)`,
      [customerEmail, minutes],
    );
  }
}
