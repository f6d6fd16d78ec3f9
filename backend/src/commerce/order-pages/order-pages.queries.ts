import type { EntityManager } from 'typeorm';

import type { ProductType } from '../products/product-rules.js';

interface OrderLineRow {
  lineNumber: number;
  productId: string;
  title: string;
  type: ProductType;
  amountCents: number;
}

export function findOrderLines(manager: EntityManager, orderId: string): Promise<OrderLineRow[]> {
  return manager.query(
    `SELECT l.line_number AS "lineNumber", l.product_id AS "productId", p.title, p.type,
      l.amount_cents AS "amountCents"
    FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = $1 ORDER BY l.line_number`,
    [orderId],
  );
}
