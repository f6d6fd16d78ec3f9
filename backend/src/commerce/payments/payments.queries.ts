import type { EntityManager } from 'typeorm';

import { insertRun } from '../../platform/jobs/outbox.js';
import type { RecentOrders } from '../checkout-guard/checkout-guard-rules.js';
import type { OrderStatus, PaymentMismatch } from '../orders/order-rules.js';
import type { Order } from '../orders/order.entity.js';
import { ORDER_FIELDS } from '../orders/orders.queries.js';
import type { ProductType } from '../products/product-rules.js';
import { BRAKE_FROM, BRAKE_UNTIL } from './payment-rules.js';

/** Counts recent orders of a product. Ignores the newest ones; their buyers may still be paying. */
export async function countRecentOrders(manager: EntityManager, productId: string): Promise<RecentOrders> {
  const [recent] = await manager.query<[RecentOrders]>(
    `SELECT count(*) FILTER (WHERE status IN ('pending', 'failed', 'cancelled'))::int AS unpaid,
      count(*) FILTER (WHERE status NOT IN ('pending', 'failed', 'cancelled'))::int AS paid
    FROM orders WHERE product_id = $1
      AND created_at BETWEEN now() - interval '${BRAKE_FROM}' AND now() - interval '${BRAKE_UNTIL}'`,
    [productId],
  );
  return recent;
}

export async function isKnownRequest(manager: EntityManager, keyHash: string): Promise<boolean> {
  const rows = await manager.query<unknown[]>('SELECT FROM order_requests WHERE key_hash = $1', [keyHash]);
  return rows.length > 0;
}

/** Stores the intent of an order that has none. Returns false if the order does not exist. */
export async function storeIntent(
  manager: EntityManager,
  orderId: string,
  paymentIntentId: string,
): Promise<boolean> {
  const [, found] = await manager.query<[unknown[], number]>(
    `UPDATE orders SET stripe_payment_intent_id = coalesce(stripe_payment_intent_id, $2) WHERE id = $1`,
    [orderId, paymentIntentId],
  );
  return found > 0;
}

/** Raises an order's attempt number, unless another request has moved on from this attempt already. */
export async function raiseIntentTry(
  manager: EntityManager,
  orderId: string,
  intentTry: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO order_payments AS p (order_id, intent_try) VALUES ($1, $2::int + 1)
    ON CONFLICT (order_id) DO UPDATE SET intent_try = $2::int + 1 WHERE p.intent_try = $2::int`,
    [orderId, intentTry],
  );
}

export interface OrderSnapshot {
  order: Order;
  productType: ProductType;
  isSent: boolean;
  hasRefunds: boolean;
  revision: number;
  mismatches: readonly PaymentMismatch[];
}

export async function findSnapshot(
  manager: EntityManager,
  by: { paymentIntentId: string } | { orderId: string },
): Promise<OrderSnapshot | undefined> {
  const [condition, value] =
    'orderId' in by ? ['o.id = $1', by.orderId] : ['o.stripe_payment_intent_id = $1', by.paymentIntentId];
  const [row] = await manager.query<(Order & Omit<OrderSnapshot, 'order'>)[]>(
    `SELECT ${ORDER_FIELDS}, p.type AS "productType",
      EXISTS (SELECT FROM order_dispatches d WHERE d.order_id = o.id) AS "isSent",
      EXISTS (SELECT FROM refunds r WHERE r.order_id = o.id) AS "hasRefunds",
      coalesce(s.settled_revision, 0) AS revision, coalesce(s.mismatches, '[]') AS mismatches
    FROM orders o JOIN products p ON p.id = o.product_id LEFT JOIN order_payments s ON s.order_id = o.id
    WHERE ${condition}`,
    [value],
  );
  if (!row) return undefined;
  const { productType, isSent, hasRefunds, revision, mismatches, ...order } = row;
  return { order, productType, isSent, hasRefunds, revision, mismatches };
}

/**
 * Raises the revision and updates the order in one statement, if neither has changed since the snapshot.
 * @param needsUpdate whether the order itself changes
 */
export async function updateSettledOrder(
  manager: EntityManager,
  { order, revision }: OrderSnapshot,
  mismatches: readonly PaymentMismatch[],
  needsUpdate: boolean,
  to: Order,
): Promise<{ isRaised: boolean; isMoved: boolean }> {
  const [done] = await manager.query<[{ isRaised: boolean; isMoved: boolean }]>(
    `WITH raised AS (
      INSERT INTO order_payments AS p (order_id, settled_revision, mismatches) VALUES ($1, $2::int + 1, $3)
      ON CONFLICT (order_id) DO UPDATE SET settled_revision = $2::int + 1, mismatches = excluded.mismatches
      WHERE p.settled_revision = $2::int RETURNING order_id),
    moved AS (
      UPDATE orders o SET status = $5, completed_at = $6, stripe_payment_intent_id = $7
      FROM raised WHERE o.id = raised.order_id AND o.status = $4 AND $8::boolean RETURNING o.id)
    SELECT EXISTS (SELECT FROM raised) AS "isRaised", EXISTS (SELECT FROM moved) AS "isMoved"`,
    [
      ...[order.id, revision, JSON.stringify(mismatches), order.status],
      ...[to.status, to.completedAt, to.stripePaymentIntentId, needsUpdate],
    ],
  );
  return done;
}

interface RepeatFilter {
  keyHashes: readonly string[];
  productId: string;
  customerEmail: string;
  statuses: readonly OrderStatus[];
  after: Date;
}

/** The latest purchase of a product by these requests; one with the same address first. */
export async function findRepeat(
  manager: EntityManager,
  { keyHashes, productId, customerEmail, statuses, after }: RepeatFilter,
): Promise<{ id: string; isSameEmail: boolean; boughtAt: Date } | undefined> {
  const [found] = await manager.query<{ id: string; isSameEmail: boolean; boughtAt: Date }[]>(
    `SELECT o.id, lower(o.customer_email) = lower($3) AS "isSameEmail",
      coalesce(o.completed_at, o.created_at) AS "boughtAt"
    FROM order_requests r JOIN orders o ON o.id = r.order_id
    WHERE r.key_hash = ANY ($1) AND o.product_id = $2 AND o.status = ANY ($4)
      AND coalesce(o.completed_at, o.created_at) > $5
    ORDER BY "isSameEmail" DESC, "boughtAt" DESC, o.id LIMIT 1`,
    [keyHashes, productId, customerEmail, statuses, after],
  );
  return found;
}

/** Columns of a stored event, which has no personal data. */
export type EventRow = [id: string, type: string, paymentIntentId: string | null, createdAt: Date];

/** @param values placeholders of an {@link EventRow} */
const insertRow = (values: string) =>
  `INSERT INTO stripe_events (id, type, payment_intent_id, created_at) VALUES (${values}) ON CONFLICT DO NOTHING`;

/** Inserts an event unless its id is known. */
export async function insertEvent(manager: EntityManager, row: EventRow): Promise<void> {
  await manager.query(insertRow('$1, $2, $3, $4'), row);
}

/** `$1` to `$7` the run, `$8` to `$11` the event, `$12` whether it is of the intent itself. */
const INSERT_WITH_RUN = `WITH kept AS (
    ${insertRow('$8, $9, $10, $11')} RETURNING payment_intent_id),
  run AS (${insertRun(`FROM kept WHERE payment_intent_id IS NOT NULL AND NOT ($12::boolean AND EXISTS (
    SELECT FROM orders o WHERE o.stripe_payment_intent_id = kept.payment_intent_id AND o.status = ANY ($13)))`)})
  SELECT run.id IS NOT NULL AS "isEnqueued" FROM kept LEFT JOIN run ON true`;

interface EventWithRun {
  row: EventRow;
  /** Values of a planned run of the job that settles the payment. */
  run: readonly unknown[];
  isOfIntent: boolean;
  /** In these states, events of the intent itself bring nothing new and need no job. */
  knownStatuses: readonly OrderStatus[];
}

/** Inserts an event and its job. Returns undefined if its id is known. */
export async function insertEventWithRun(
  manager: EntityManager,
  { row, run, isOfIntent, knownStatuses }: EventWithRun,
): Promise<{ isEnqueued: boolean } | undefined> {
  const values = [...run, ...row, isOfIntent, knownStatuses];
  const [inserted] = await manager.query<{ isEnqueued: boolean }[]>(INSERT_WITH_RUN, values);
  return inserted;
}
