import type { EntityManager } from 'typeorm';

import type { OrderStatus } from '../orders/order-rules.js';
import type { ProductType } from '../products/product-rules.js';
import type { RecoveryCounts, RestoredOrder } from './payment-recovery-rules.js';

/** Condition of an open comparison. */
export const HAS_OPEN_RECOVERY = 'EXISTS (SELECT FROM payment_recoveries WHERE finished_at IS NULL)';

/**
 * Suffix of receipt series since the last restore, such as `R11272154`; '' if there was none. Receipts issued after the
 * backup are lost, so their numbers must not be used again. The time tells repeated restores of one backup apart.
 */
export async function findSeriesSuffix(manager: EntityManager): Promise<string> {
  const [row] = await manager.query<{ suffix: string | null }[]>(
    `SELECT to_char(max(new_series_at) AT TIME ZONE 'UTC', '"R"MMDDHH24MI') AS suffix FROM payment_recoveries`,
  );
  return row?.suffix ?? '';
}

export async function insertFound(
  manager: EntityManager,
  recoveryId: string,
  paymentIntentIds: readonly string[],
): Promise<void> {
  await manager.query(
    `INSERT INTO recovered_payments (recovery_id, payment_intent_id) SELECT $1, unnest($2::text[])
    ON CONFLICT DO NOTHING`,
    [recoveryId, paymentIntentIds],
  );
}

export async function storeCursor(
  manager: EntityManager,
  recoveryId: string,
  list: string,
  cursor: string | true,
): Promise<void> {
  await manager.query(
    `UPDATE payment_recoveries SET cursors = cursors || jsonb_build_object($2::text, $3::jsonb),
      unreachable_at = NULL WHERE id = $1`,
    [recoveryId, list, JSON.stringify(cursor)],
  );
}

export interface OrderState {
  id: string;
  status: OrderStatus;
  refundedCents: number;
}

/** The order of a payment, by its intent or by the order's id in its metadata. */
export async function findOrderState(
  manager: EntityManager,
  paymentIntentId: string,
  orderId: string | undefined,
): Promise<OrderState | undefined> {
  const [order] = await manager.query<OrderState[]>(
    `SELECT o.id, o.status, (SELECT coalesce(sum(r.amount_cents), 0)::int FROM refunds r
      WHERE r.order_id = o.id AND r.status <> 'failed') AS "refundedCents"
    FROM orders o WHERE o.stripe_payment_intent_id = $1 OR o.id = $2
    ORDER BY (o.stripe_payment_intent_id = $1) DESC NULLS LAST LIMIT 1`,
    [paymentIntentId, orderId ?? null],
  );
  return order;
}

export async function findProductType(
  manager: EntityManager,
  productId: string | undefined,
): Promise<ProductType | undefined> {
  const [product] = await manager.query<{ type: ProductType }[]>('SELECT type FROM products WHERE id = $1', [
    productId ?? '',
  ]);
  return product?.type;
}

/** Inserts a lost order as unpaid, so that its payment settles it like any other. Does nothing if it exists. */
export async function insertRestoredOrder(manager: EntityManager, order: RestoredOrder): Promise<void> {
  const { id, customerEmail, customerName, productId, totalCents, paymentIntentId, createdAt } = order;
  const { address, taxCalculationId, consent } = order;
  await manager.query(
    `INSERT INTO orders (id, customer_email, customer_name, product_id, quantity, total_amount,
      stripe_payment_intent_id, status, created_at)
    VALUES ($1, $2, $3, $4, 1, $5, $6, 'pending', $7) ON CONFLICT DO NOTHING`,
    [id, customerEmail, customerName, productId, totalCents, paymentIntentId, createdAt],
  );
  if (address) {
    const { name, line1, line2, city, region, postalCode, country } = address;
    await manager.query(
      `INSERT INTO order_addresses (order_id, name, line1, line2, city, region, postal_code, country)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
      [id, name, line1, line2 ?? null, city, region, postalCode, country],
    );
  }
  if (consent)
    await manager.query(
      `INSERT INTO order_consents (order_id, wording, agreed_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
      [id, consent.wording, consent.agreedAt],
    );
  if (taxCalculationId)
    await manager.query(
      'INSERT INTO order_taxes (order_id, calculation_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [id, taxCalculationId],
    );
}

/** Whether an order was lost with the database and restored from its payment. */
export async function isRestoredOrder(manager: EntityManager, orderId: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `SELECT FROM recovered_payments WHERE order_id = $1 AND outcome = 'restored' LIMIT 1`,
    [orderId],
  );
  return rows.length > 0;
}

/** Dates a restored order to its payment instead of its restore. */
export async function datePaidOrder(manager: EntityManager, orderId: string, paidAt: Date): Promise<void> {
  await manager.query(
    `UPDATE orders SET completed_at = $2 WHERE id = $1 AND completed_at IS NOT NULL
      AND EXISTS (SELECT FROM recovered_payments WHERE order_id = $1 AND outcome = 'restored')`,
    [orderId, paidAt],
  );
}

/** Starts new receipt series unless this comparison has already. */
export async function startNewSeries(manager: EntityManager, recoveryId: string): Promise<void> {
  await manager.query(
    'UPDATE payment_recoveries SET new_series_at = now() WHERE id = $1 AND new_series_at IS NULL',
    [recoveryId],
  );
}

export async function countRecovered(manager: EntityManager, recoveryId: string): Promise<RecoveryCounts> {
  const [counts] = await manager.query<[RecoveryCounts]>(
    `SELECT count(*) FILTER (WHERE outcome <> 'foreign')::int AS payments,
      count(*) FILTER (WHERE outcome = 'restored' AND status <> 'refunded')::int AS restored,
      count(*) FILTER (WHERE outcome = 'updated' AND status <> 'refunded')::int AS updated,
      count(*) FILTER (WHERE outcome IN ('restored', 'updated') AND status = 'refunded')::int AS refunded,
      count(*) FILTER (WHERE outcome = 'unresolved')::int AS unresolved,
      count(*) FILTER (WHERE outcome = 'restored' AND status = 'to-send')::int AS "toSend"
    FROM recovered_payments WHERE recovery_id = $1`,
    [recoveryId],
  );
  return counts;
}
