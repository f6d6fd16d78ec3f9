import type { EntityManager } from 'typeorm';

import { REMINDER_AFTER_HOURS, REMINDER_REST_DAYS, REMINDER_UNTIL_HOURS } from './checkout-reminder-rules.js';

/** SQL condition for order `o`: unpaid, still for sale, and its buyer has not bought it otherwise and is not about to. */
const UNFINISHED = `o.status IN ('pending', 'failed') AND o.completed_at IS NULL
  AND EXISTS (SELECT FROM products p WHERE p.id = o.product_id AND p.is_active = 'true')
  AND NOT EXISTS (SELECT FROM orders e WHERE lower(e.customer_email) = lower(o.customer_email)
    AND e.product_id = o.product_id AND (e.completed_at IS NOT NULL OR e.status = 'processing'))`;

/** The newest of each buyer. */
export function findUnfinishedOrders(manager: EntityManager): Promise<{ id: string; email: string }[]> {
  return manager.query(
    `SELECT DISTINCT ON (lower(o.customer_email)) o.id, lower(o.customer_email) AS email FROM orders o
    WHERE o.created_at
        BETWEEN now() - interval '${REMINDER_UNTIL_HOURS} hours' AND now() - interval '${REMINDER_AFTER_HOURS} hours'
      AND ${UNFINISHED}
      AND NOT EXISTS (SELECT FROM mail_suppressions s WHERE s.email = lower(o.customer_email))
      AND NOT EXISTS (SELECT FROM checkout_reminders k JOIN orders e ON e.id = k.order_id
        WHERE lower(e.customer_email) = lower(o.customer_email)
          AND (e.id = o.id OR k.reminded_at > now() - interval '${REMINDER_REST_DAYS} days'))
    ORDER BY lower(o.customer_email), o.created_at DESC`,
  );
}

export async function isUnfinished(manager: EntityManager, orderId: string): Promise<boolean> {
  const found = await manager.query<unknown[]>(`SELECT 1 FROM orders o WHERE o.id = $1 AND ${UNFINISHED}`, [
    orderId,
  ]);
  return found.length > 0;
}

/** Returns false if the order has a reminder, or is gone. */
export async function insertReminder(manager: EntityManager, orderId: string): Promise<boolean> {
  const inserted = await manager.query<unknown[]>(
    `INSERT INTO checkout_reminders (order_id) SELECT id FROM orders WHERE id = $1
    ON CONFLICT DO NOTHING RETURNING order_id`,
    [orderId],
  );
  return inserted.length > 0;
}

/** Marks the open orders of an archive as reminded. */
export async function markOpenOrders(manager: EntityManager): Promise<void> {
  await manager.query(
    `INSERT INTO checkout_reminders (order_id, reminded_at)
    SELECT o.id, o.created_at FROM orders o
    WHERE o.created_at > now() - interval '${REMINDER_UNTIL_HOURS} hours' AND ${UNFINISHED}
    ON CONFLICT DO NOTHING`,
  );
}
