import type { EntityManager } from 'typeorm';

import type { OrderStatus } from '../orders/order-rules.js';
import { UNPAID_ORDERS } from '../statistics/shop-statistics-rules.js';
import { KEPT_FOR, UNPAID_BATCH } from './retention-rules.js';

/** Each deletes at most `$1` old rows. */
export const DELETE_OLD_RECORDS = [
  // Stripe keeps events for thirty days. Those of a dispute are part of the order's history and stay.
  `DELETE FROM stripe_events WHERE id IN (
    SELECT id FROM stripe_events WHERE received_at < now() - interval '${KEPT_FOR.sales}'
      AND type NOT LIKE 'charge.dispute.%' ORDER BY received_at LIMIT $1)`,
  `DELETE FROM order_requests WHERE key_hash IN (
    SELECT key_hash FROM order_requests WHERE created_at < now() - interval '${KEPT_FOR.orderRequests}'
    ORDER BY created_at LIMIT $1)`,
  `DELETE FROM payment_sweeps WHERE order_id IN (
    SELECT order_id FROM payment_sweeps WHERE asked_at < now() - interval '${KEPT_FOR.paymentSweeps}'
    ORDER BY asked_at LIMIT $1)`,
  `DELETE FROM book_reviews WHERE order_id IN (
    SELECT order_id FROM book_reviews
    WHERE state = 'declined' AND decided_at < now() - interval '${KEPT_FOR.declinedReviews}' LIMIT $1)`,
  `DELETE FROM buyer_codes WHERE id IN (
    SELECT id FROM buyer_codes WHERE expires_at < now() - interval '${KEPT_FOR.buyerCodes}'
    LIMIT $1 FOR UPDATE SKIP LOCKED)`,
  // Notes are kept while the reader has the book.
  `DELETE FROM reading_notes WHERE (order_id, line_number) IN (
    SELECT n.order_id, n.line_number FROM reading_notes n JOIN orders o ON o.id = n.order_id
    WHERE o.status = 'refunded' LIMIT $1)`,
  // A link can be renewed while its order is paid or may be paid again, but not after a refund.
  `DELETE FROM download_links WHERE id IN (
    SELECT l.id FROM orders o JOIN download_grants g ON g.order_id = o.id JOIN download_links l ON l.grant_id = g.id
    WHERE o.status = 'refunded' AND o.created_at < now() - interval '${KEPT_FOR.sales}'
      AND l.expires_at < now() - interval '${KEPT_FOR.sales}' LIMIT $1)`,
];

const ABANDONED = `status IN ('pending', 'failed', 'cancelled') AND completed_at IS NULL
  AND created_at < now() - interval '${KEPT_FOR.unpaidOrders}'
  AND NOT EXISTS (SELECT FROM refunds r WHERE r.order_id = orders.id)
  AND NOT EXISTS (SELECT FROM download_grants g WHERE g.order_id = orders.id)`;

interface AbandonedOrder {
  id: string;
  status: OrderStatus;
  paymentIntentId: string | null;
}

export function findAbandonedOrders(manager: EntityManager): Promise<AbandonedOrder[]> {
  return manager.query(
    `SELECT id, status, stripe_payment_intent_id AS "paymentIntentId" FROM orders
    WHERE ${ABANDONED} ORDER BY created_at LIMIT ${UNPAID_BATCH}`,
  );
}

/** Locks abandoned orders. Skips those that were paid or changed in the meantime. */
export async function lockAbandonedOrders(manager: EntityManager, ids: readonly string[]): Promise<string[]> {
  const locked = await manager.query<{ id: string }[]>(
    `SELECT id FROM orders WHERE id = ANY ($1) AND ${ABANDONED} ORDER BY id FOR UPDATE`,
    [ids],
  );
  return locked.map(({ id }) => id);
}

/** Deletes orders, and keeps the number of each day and product. */
export async function deleteOrders(
  manager: EntityManager,
  ids: readonly string[],
  timeZone: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO daily_counts (figure, day, subject, count)
    SELECT '${UNPAID_ORDERS}', (created_at AT TIME ZONE $2)::date AS day, product_id, count(*)
    FROM orders WHERE id = ANY ($1) GROUP BY day, product_id ORDER BY day, product_id
    ON CONFLICT (figure, day, subject) DO UPDATE SET count = daily_counts.count + excluded.count`,
    [ids, timeZone],
  );
  for (const table of ['order_addresses', 'order_requests', 'order_notes', 'order_address_changes'])
    await manager.query(`DELETE FROM ${table} WHERE order_id = ANY ($1)`, [ids]);
  await manager.query('DELETE FROM orders WHERE id = ANY ($1)', [ids]);
}
