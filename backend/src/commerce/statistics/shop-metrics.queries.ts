import type { EntityManager } from 'typeorm';

import { countedRows } from '../../platform/jobs/row-counts.js';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-rules.js';

// Queries of each scrape. None scans a growing table; they read only open rows or an end of an index.

const sinceS = (moment: string): string => `greatest(0, extract(epoch FROM now() - ${moment}))::float8`;

const openJobs = (job: string, subject: string): string =>
  `SELECT payload ->> '${subject}' FROM outbox WHERE job = '${job}' AND closed_at IS NULL`;

interface OrderCount {
  status: OrderStatus;
  count: number;
  oldestSeconds: number;
}

export function countOrders(manager: EntityManager): Promise<OrderCount[]> {
  return manager.query(
    `SELECT status, coalesce(count, 0) AS count,
      ${sinceS('(SELECT min(created_at) FROM orders WHERE orders.status = statuses.status)')} AS "oldestSeconds"
    FROM unnest($1::text[]) AS statuses (status) LEFT JOIN (${countedRows('orders')}) AS counted ON state = status`,
    [ORDER_STATUSES],
  );
}

interface OrderEmailCounts {
  sent: number;
  /** Paid orders without a sent purchase email. */
  unsent: number;
  /** Age of the first of these payments. */
  unsentSeconds: number;
}

export async function countOrderEmails(manager: EntityManager): Promise<OrderEmailCounts> {
  const [counts] = await manager.query<[OrderEmailCounts]>(
    `SELECT coalesce((SELECT count FROM (${countedRows('order_mails')}) AS counted WHERE state = 'yes'), 0) AS sent,
      count(*)::int AS unsent, ${sinceS('min(since)')} AS "unsentSeconds"
    FROM (
      SELECT coalesce(completed_at, created_at) AS since FROM orders WHERE status = 'paid'
      UNION ALL
      SELECT coalesce(completed_at, created_at) FROM orders
      WHERE status IN ('fulfilled', 'to-send', 'sent') AND id IN (${openJobs('send-order-mail', 'orderId')})) AS unsent_orders`,
  );
  return counts;
}

interface StripeEventCounts {
  all: number;
  unsettled: number;
  /** Age of the last event; null if there is none. */
  lastSeconds: number | null;
}

export async function countStripeEvents(manager: EntityManager): Promise<StripeEventCounts> {
  const [counts] = await manager.query<[StripeEventCounts]>(
    `SELECT coalesce((SELECT count FROM (${countedRows('stripe_events')}) AS counted), 0) AS "all",
      (SELECT count(*) FROM stripe_events WHERE payment_intent_id IN (${openJobs('settle-payment', 'paymentIntentId')}))::int
        AS unsettled,
      extract(epoch FROM now() - (SELECT max(received_at) FROM stripe_events))::float8 AS "lastSeconds"`,
  );
  return counts;
}
