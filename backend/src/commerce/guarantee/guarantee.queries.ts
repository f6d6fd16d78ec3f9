import type { EntityManager } from 'typeorm';

import { IS_LATER_COPY } from '../orders/orders.queries.js';
import type { Order } from '../orders/order.entity.js';
import type { ProductType } from '../products/product-rules.js';

/** Types of an order's lines, and whether its buyer had none of its books before. */
export async function findPurchaseFacts(
  manager: EntityManager,
  { id, customerEmail, completedAt }: Order,
): Promise<{ types: ProductType[]; isFirst: boolean }> {
  const [found] = await manager.query<{ types: ProductType[] | null; isFirst: boolean }[]>(
    `SELECT array_agg(p.type ORDER BY l.line_number) AS types, NOT ${IS_LATER_COPY} AS "isFirst"
    FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = $1`,
    [id, customerEmail, completedAt],
  );
  return { types: found?.types ?? [], isFirst: found?.isFirst ?? true };
}
