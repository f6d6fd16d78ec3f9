import type { EntityManager } from 'typeorm';

import { PAGE_REVISION } from '../order-links/order-links.queries.js';
import type { Order } from '../orders/order.entity.js';
import { ORDER_FIELDS } from '../orders/orders.queries.js';
import type { ProductType } from '../products/product-rules.js';

interface Line {
  productId: string;
  title: string;
  type: ProductType;
  amountCents: number;
}

/** The first line is the order's own product. */
type OrderRow = Order & { pageRevision: number; isRestored: boolean; lines: [Line, ...Line[]] };

/** An order with its lines, or undefined. */
export async function findOrderWithLines(
  manager: EntityManager,
  orderId: string,
): Promise<OrderRow | undefined> {
  const [row] = await manager.query<OrderRow[]>(
    `SELECT ${ORDER_FIELDS}, ${PAGE_REVISION} AS "pageRevision",
      EXISTS (SELECT FROM recovered_payments p WHERE p.order_id = o.id AND p.outcome = 'restored') AS "isRestored",
      (SELECT json_agg(json_build_object('productId', p.id, 'title', p.title, 'type', p.type, 'amountCents', l.amount_cents)
        ORDER BY l.line_number)
      FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = o.id) AS lines
    FROM orders o WHERE o.id = $1`,
    [orderId],
  );
  return row;
}
