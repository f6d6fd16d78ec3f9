import type { EntityManager } from 'typeorm';

import type { Product } from '../products/product.entity.js';
import { DOUBLE_WITHIN, isPaidFor, ORDER_STATUSES, STUCK_AFTER } from './order-rules.js';
import type { Order, OrderConsent } from './order.entity.js';
import type { PostalAddress } from './postal-address-rules.js';

/** Columns of orders `o`, named as in {@link Order}. */
export const ORDER_FIELDS = `o.id, o.customer_email AS "customerEmail", o.customer_name AS "customerName",
  o.product_id AS "productId", o.quantity, o.total_amount AS "totalCents",
  o.stripe_payment_intent_id AS "stripePaymentIntentId", o.status, o.created_at AS "createdAt",
  o.completed_at AS "completedAt"`;

/**
 * Ids of orders that need the owner. Their job or their payment's job has failed, they are paid and undelivered, a
 * refund was returned by the bank and not repeated, a payment does not match, or the buyer asks for a refund.
 */
export const STUCK_ORDERS = `
  SELECT w.payload ->> 'orderId' FROM outbox w
    WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND w.payload ->> 'orderId' IS NOT NULL
  UNION ALL SELECT s.id FROM outbox w JOIN orders s ON s.stripe_payment_intent_id = w.payload ->> 'paymentIntentId'
    WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND w.job = 'settle-payment'
  UNION ALL SELECT s.id FROM orders s WHERE s.status = 'paid' AND s.completed_at < now() - interval '${STUCK_AFTER}'
  UNION ALL SELECT f.order_id FROM refunds f WHERE f.status = 'failed' AND f.stripe_refund_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM refunds l WHERE l.order_id = f.order_id AND l.status <> 'failed'
      AND l.asked_at > f.asked_at)
  UNION ALL SELECT g.order_id FROM guarantee_requests g JOIN orders s ON s.id = g.order_id
    WHERE g.state = 'waiting' AND s.status IN ('paid', 'fulfilled')
  UNION ALL SELECT m.order_id FROM order_payments m WHERE m.mismatches <> '[]'`;

const PAID_STATUSES = ORDER_STATUSES.filter(isPaidFor)
  .map((status) => `'${status}'`)
  .join(', ');

/** Paid orders `d` that may be a double purchase of order `o`. Refunded ones do not count. */
export const DOUBLES = `FROM orders d WHERE d.id <> o.id AND lower(d.customer_email) = lower(o.customer_email)
  AND d.product_id = o.product_id AND o.status IN (${PAID_STATUSES}) AND d.status IN (${PAID_STATUSES})
  AND d.completed_at BETWEEN o.completed_at - interval '${DOUBLE_WITHIN}' AND o.completed_at + interval '${DOUBLE_WITHIN}'`;

/**
 * Condition: the buyer had a book of order `$1` before, with address `$2` and payment time `$3`. A copy bought within a
 * day of one that was kept is a mistake that can be returned, so it does not count.
 */
export const IS_LATER_COPY = `EXISTS (SELECT FROM orders e JOIN order_lines x ON x.order_id = e.id
  WHERE lower(e.customer_email) = lower($2) AND e.id <> $1 AND e.completed_at IS NOT NULL
    AND (e.completed_at, e.id) < ($3::timestamptz, $1)
    AND x.product_id IN (SELECT product_id FROM order_lines WHERE order_id = $1)
    AND (e.completed_at < $3::timestamptz - interval '${DOUBLE_WITHIN}'
      OR EXISTS (SELECT FROM refunds r WHERE r.order_id = e.id AND r.status <> 'failed')))`;

export type ProductForSale = Pick<Product, 'id' | 'title' | 'type' | 'priceCents' | 'isActive'> & {
  hasFiles: boolean;
  isPreOrder: boolean;
};

export async function findProductForSale(
  manager: EntityManager,
  id: string,
): Promise<ProductForSale | undefined> {
  const [product] = await manager.query<ProductForSale[]>(
    `SELECT p.id, p.title, p.type, p.price AS "priceCents", p.is_active = 'true' AS "isActive",
      cardinality(p.digital_files) > 0 AS "hasFiles",
      EXISTS (SELECT FROM product_releases r WHERE r.product_id = p.id AND r.availability = 'pre-order') AS "isPreOrder"
    FROM products p WHERE p.id = $1`,
    [id],
  );
  return product;
}

const ADDRESS = `, address AS (
    INSERT INTO order_addresses (order_id, name, line1, line2, city, region, postal_code, country)
    SELECT order_id, $8, $9, $10, $11, $12, $13, $14 FROM request)`;

const REPLACE = `DO UPDATE SET fingerprint = excluded.fingerprint, order_id = excluded.order_id, created_at = now()`;

interface NewOrder {
  order: Order;
  keyHash: string;
  fingerprint: string;
  address: PostalAddress | null;
}

/** Inserts an order, its request and its address. Returns undefined if a known request keeps its order. */
export async function insertOrder(
  manager: EntityManager,
  { order, keyHash, fingerprint, address }: NewOrder,
  onKnownKey: 'keep' | 'replace',
): Promise<{ createdAt: Date } | undefined> {
  const { id, customerEmail, customerName, productId, totalCents } = order;
  const { name, line1, line2, city, region, postalCode, country } = address ?? {};
  const [inserted] = await manager.query<{ createdAt: Date }[]>(
    `WITH request AS (
      INSERT INTO order_requests (key_hash, fingerprint, order_id) VALUES ($1, $2, $3)
      ON CONFLICT (key_hash) ${onKnownKey === 'keep' ? 'DO NOTHING' : REPLACE} RETURNING order_id
    )${address ? ADDRESS : ''}
    INSERT INTO orders (id, customer_email, customer_name, product_id, quantity, total_amount, status)
    SELECT order_id, $4, $5, $6, 1, $7, 'pending' FROM request RETURNING created_at AS "createdAt"`,
    [
      ...[keyHash, fingerprint, id, customerEmail, customerName, productId, totalCents],
      ...(address ? [name, line1, line2, city, region, postalCode, country] : []),
    ],
  );
  return inserted;
}

/** Stores a consent; the first one stays unless its wording differs. */
export async function storeConsent(
  manager: EntityManager,
  orderId: string,
  wording: string,
): Promise<Pick<OrderConsent, 'wording' | 'agreedAt'>> {
  const [consent] = await manager.query<[Pick<OrderConsent, 'wording' | 'agreedAt'>]>(
    `INSERT INTO order_consents AS c (order_id, wording) VALUES ($1, $2)
    ON CONFLICT (order_id) DO UPDATE SET wording = excluded.wording,
      agreed_at = CASE WHEN c.wording = excluded.wording THEN c.agreed_at ELSE excluded.agreed_at END
    RETURNING wording, agreed_at AS "agreedAt"`,
    [orderId, wording],
  );
  return consent;
}

export async function findOrderTitles(manager: EntityManager, orderId: string): Promise<string[]> {
  const lines = await manager.query<{ title: string }[]>(
    `SELECT p.title FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = $1
    ORDER BY l.line_number`,
    [orderId],
  );
  return lines.map(({ title }) => title);
}

/**
 * Clears what triggers noted for orders and refunds of an archive: their receipts come with it. Call it in the
 * transaction that inserts them, so that none gets a second number.
 */
export async function forgetDueReceipts(manager: EntityManager): Promise<void> {
  await manager.query('DELETE FROM receipts_due');
}
