import type { EntityManager } from 'typeorm';

import type { ProductType } from '../products/product-rules.js';

interface TaxedLine {
  lineNumber: number;
  amountCents: number;
  type: ProductType;
}

export function findTaxedLines(manager: EntityManager, orderId: string): Promise<TaxedLine[]> {
  return manager.query(
    `SELECT l.line_number AS "lineNumber", l.amount_cents AS "amountCents", p.type
    FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = $1 ORDER BY l.line_number`,
    [orderId],
  );
}

/** Stripe's id of the calculation that the buyer saw and paid; undefined if there was none. */
export async function findQuotedCalculation(
  manager: EntityManager,
  orderId: string,
): Promise<string | undefined> {
  const [quote] = await manager.query<{ id: string }[]>(
    'SELECT calculation_id AS id FROM order_taxes WHERE order_id = $1',
    [orderId],
  );
  return quote?.id;
}

export async function retryUnknownTaxes(
  manager: EntityManager,
): Promise<{ number: string; orderId: string }[]> {
  const [taxes] = await manager.query<[{ number: string; orderId: string }[], number]>(
    `UPDATE receipt_taxes t SET status = 'asked', problem = NULL, changed_at = now()
    FROM receipts r WHERE t.number = r.number AND t.status = 'unknown' RETURNING t.number, r.order_id AS "orderId"`,
  );
  return taxes;
}
