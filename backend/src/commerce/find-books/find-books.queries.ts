import type { EntityManager } from 'typeorm';

import { ORDER_STATUSES, type OrderStatus, knowsOfSuccess } from '../orders/order-rules.js';
import { HAS_FIXED_LAYOUT } from '../products/products.queries.js';
import type { ProductType } from '../products/product-rules.js';

/** Including refunded ones. */
const BOUGHT = ORDER_STATUSES.filter(knowsOfSuccess);

/** @param email in lower case */
export async function findNewestOrderId(manager: EntityManager, email: string): Promise<string | undefined> {
  const [newest] = await manager.query<{ id: string }[]>(
    `SELECT id FROM orders WHERE lower(customer_email) = $1 AND status = ANY ($2)
    ORDER BY created_at DESC, id LIMIT 1`,
    [email, BOUGHT],
  );
  return newest?.id;
}

/** Address of an order, in lower case. */
export async function findAddress(manager: EntityManager, orderId: string): Promise<string | undefined> {
  const [order] = await manager.query<{ email: string }[]>(
    'SELECT lower(customer_email) AS email FROM orders WHERE id = $1',
    [orderId],
  );
  return order?.email;
}

export interface ListedOrder {
  orderId: string;
  lineNumber: number;
  productId: string;
  title: string;
  type: ProductType;
  status: OrderStatus;
  customerEmail: string;
  orderedAt: Date;
  isReadHere: boolean;
}

/**
 * Lines of all purchases of an address, latest first.
 * @param email in lower case
 */
export function listPurchases(manager: EntityManager, email: string): Promise<ListedOrder[]> {
  return manager.query(
    `SELECT o.id AS "orderId", l.line_number AS "lineNumber", l.product_id AS "productId", p.title, p.type,
      o.status, o.customer_email AS "customerEmail", o.created_at AS "orderedAt",
      EXISTS (SELECT FROM download_grants g WHERE g.order_id = o.id AND g.product_id = l.product_id
        AND g.file_format = 'epub' AND NOT ${HAS_FIXED_LAYOUT}) AS "isReadHere"
    FROM orders o JOIN order_lines l ON l.order_id = o.id JOIN products p ON p.id = l.product_id
    WHERE lower(o.customer_email) = $1 AND o.status = ANY ($2) ORDER BY o.created_at DESC, o.id, l.line_number`,
    [email, BOUGHT],
  );
}
