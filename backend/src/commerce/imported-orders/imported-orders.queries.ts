import type { EntityManager } from 'typeorm';

import { isPaidFor, ORDER_STATUSES, type OrderStatus } from '../orders/order-rules.js';

const HAS_ACCESS = ORDER_STATUSES.filter(isPaidFor);

export interface NewImportedOrder {
  id: string;
  email: string;
  name: string | null;
  productId: string;
  source: string;
  /** ISO 8601; null if unknown. */
  boughtAt: string | null;
  details: Readonly<Record<string, string>>;
}

/** Without a payment time, which sales and receipts count. */
export async function insertImportedOrders(
  manager: EntityManager,
  orders: readonly NewImportedOrder[],
): Promise<void> {
  await manager.query(
    `WITH input AS (SELECT * FROM jsonb_to_recordset($1::jsonb) AS r (id text, email text, name text,
      "productId" text, source text, "boughtAt" timestamptz, details jsonb)),
    made AS (
      INSERT INTO orders (id, customer_email, customer_name, product_id, quantity, total_amount, status, created_at)
      SELECT id, email, name, "productId", 1, 0, 'fulfilled', coalesce("boughtAt", now()) FROM input RETURNING id)
    INSERT INTO imported_orders (order_id, source, details) SELECT made.id, source, details FROM made JOIN input USING (id)`,
    [JSON.stringify(orders)],
  );
}

/** Products with files, which past sales are mapped to. */
export function findEbooks(manager: EntityManager): Promise<{ id: string; title: string }[]> {
  return manager.query(`SELECT id, title FROM products WHERE type = 'ebook' ORDER BY title, id`);
}

/** `email product` of orders whose buyer has access. */
export async function findOwned(
  manager: EntityManager,
  pairs: readonly { email: string; productId: string }[],
): Promise<Set<string>> {
  const rows = await manager.query<{ name: string }[]>(
    `SELECT DISTINCT lower(o.customer_email) || ' ' || o.product_id AS name FROM orders o
    WHERE lower(o.customer_email) = ANY ($1) AND o.status = ANY ($2)`,
    [pairs.map(({ email }) => email), HAS_ACCESS],
  );
  return new Set(rows.map(({ name }) => name));
}

/** Status of imported orders, by id. Locks them until the transaction ends. */
export async function lockImportedOrders(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, OrderStatus>> {
  const rows = await manager.query<{ id: string; status: OrderStatus }[]>(
    `SELECT o.id, o.status FROM orders o JOIN imported_orders i ON i.order_id = o.id
    WHERE o.id = ANY ($1) ORDER BY o.id FOR NO KEY UPDATE OF o`,
    [ids],
  );
  return new Map(rows.map(({ id, status }) => [id, status]));
}

/** Ends or restores access. No receipt follows, because nothing was paid here. */
export async function setImportedStatus(
  manager: EntityManager,
  ids: readonly string[],
  status: 'fulfilled' | 'refunded',
): Promise<void> {
  await manager.query('UPDATE orders SET status = $2 WHERE id = ANY ($1)', [ids, status]);
  await manager.query('DELETE FROM receipts_due WHERE order_id = ANY ($1)', [ids]);
}

/** Imported orders whose buyer has opened a file, has read or written, or that an admin has worked on. */
export async function findUsed(manager: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM orders o WHERE o.id = ANY ($1) AND (
      EXISTS (SELECT FROM digital_downloads d WHERE d.order_id = o.id)
      OR EXISTS (SELECT FROM reading_notes n WHERE n.order_id = o.id)
      OR EXISTS (SELECT FROM book_reviews v WHERE v.order_id = o.id)
      OR EXISTS (SELECT FROM personal_copies c WHERE c.order_id = o.id)
      OR EXISTS (SELECT FROM order_notes n WHERE n.order_id = o.id)
      OR EXISTS (SELECT FROM order_address_changes c WHERE c.order_id = o.id)
      OR EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id)
      OR EXISTS (SELECT FROM order_mails m WHERE m.order_id = o.id))`,
    [ids],
  );
  return new Set(rows.map(({ id }) => id));
}

export async function deleteImportedOrders(manager: EntityManager, ids: readonly string[]): Promise<void> {
  await manager.query(
    `DELETE FROM download_links WHERE grant_id IN (SELECT id FROM download_grants WHERE order_id = ANY ($1))`,
    [ids],
  );
  await manager.query('DELETE FROM edition_readers WHERE order_id = ANY ($1)', [ids]);
  await manager.query('DELETE FROM download_grants WHERE order_id = ANY ($1)', [ids]);
  await manager.query('DELETE FROM orders WHERE id = ANY ($1)', [ids]);
}
