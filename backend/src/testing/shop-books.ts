import Stripe from 'stripe';

import { eventually, nothingIsLeft } from './eventually.js';
import type { RunningShop } from './running-shop.js';

/** What the shop has noted of a sale. */
export interface Sale {
  orderId: string;
  status: string;
  paidAt: Date | null;
  grants: number;
  /** When Stripe was last asked unprompted; null: never. */
  askedAt: Date | null;
}

/** The shop's books, as its database tells them. */
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

  /** The sandbox's banks say now what they say later: of refunds that are pending, or come back. */
  async banksAnswer(): Promise<void> {
    await this.shop.pool.query('UPDATE stripe_sandbox.refund_changes SET due_at = now()');
    // Whatever is due has happened by the time Stripe answers.
    await this.shop.app.get(Stripe).refunds.list({ limit: 1 });
  }

  /** @throws with what is open, where nothing is closed any more */
  async allWorkIsDone(): Promise<void> {
    const { pool } = this.shop;
    await nothingIsLeft('promised work', async () => {
      const open = 'SELECT job, payload::text FROM outbox WHERE closed_at IS NULL';
      return (await pool.query<{ job: string; payload: string }>(open)).rows.map(
        ({ job, payload }) => `${job} ${payload}`,
      );
    });
  }

  /** Waits until so many sessions of the shop wait for a lock. */
  async lockIsWaitedFor(sessions: number): Promise<void> {
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await eventually(`${sessions} to wait`, async () => {
      const { rows } = await this.shop.pool.query(waiting);
      return rows.length === sessions;
    });
  }

  /** Whether the emails that were asked for are owed is known by now. */
  async allRequestsAreDecided(): Promise<void> {
    await eventually('all requested emails to be decided', async () => {
      const { rows } = await this.shop.pool.query(
        `SELECT FROM outbox o JOIN mail_deliveries d USING (id)
         WHERE o.payload ? 'requestedFor' AND o.closed_at IS NULL AND d.subject IS NULL`,
      );
      return rows.length === 0;
    });
  }

  /** Lets the time come for all promised work, or for one piece of it. */
  async workIsDue(id?: string): Promise<void> {
    await this.shop.pool.query(
      `WITH due AS (UPDATE outbox SET due_at = now() WHERE closed_at IS NULL AND ($1::uuid IS NULL OR id = $1))
       SELECT pg_notify('lectern_outbox', '')`,
      [id ?? null],
    );
  }

  /** Lets time pass for one order: as if it had been opened so many minutes earlier than it was. */
  async makeOlder(customerEmail: string, minutes: number): Promise<void> {
    const earlier = `- $2 * interval '1 minute'`;
    await this.shop.pool.query(
      `WITH older AS (UPDATE orders SET created_at = created_at ${earlier} WHERE customer_email = $1 RETURNING id)
       UPDATE payment_sweeps SET asked_at = asked_at ${earlier} WHERE order_id IN (SELECT id FROM older)`,
      [customerEmail, minutes],
    );
  }
}
