import type { EntityManager } from 'typeorm';

import { DOUBLES, STUCK_ORDERS } from '../orders/orders.queries.js';
import type { EvidenceFacts } from './evidence-text.js';
import type { DoubleOrderDto, OrderErrorDto, OrderFileDto, OrderPaperDto } from './order.dto.js';

export function findOrderFiles(manager: EntityManager, orderId: string): Promise<OrderFileDto[]> {
  return manager.query(
    `SELECT g.file_format AS format, g.file_name AS "fileName", coalesce(sum(f.download_count), 0)::int AS downloads
    FROM download_grants g LEFT JOIN digital_downloads f ON f.order_id = g.order_id AND f.file_path = g.file_path
    WHERE g.order_id = $1 GROUP BY g.id ORDER BY g.created_at, g.id`,
    [orderId],
  );
}

export function findOrderPapers(manager: EntityManager, orderId: string): Promise<OrderPaperDto[]> {
  return manager.query(
    `SELECT number, kind, amount_cents AS "amountCents", voided_at IS NOT NULL AS "isVoid"
    FROM receipts WHERE order_id = $1 ORDER BY paid_at, number`,
    [orderId],
  );
}

/** Orders that may be double purchases of an order. */
export function findDoubles(
  manager: EntityManager,
  orderId: string,
): Promise<Omit<DoubleOrderDto, 'reference'>[]> {
  return manager.query(
    `SELECT doubles.* FROM orders o
    JOIN LATERAL (SELECT d.id, d.completed_at AS "paidAt" ${DOUBLES}) doubles ON true
    WHERE o.id = $1 ORDER BY doubles."paidAt", doubles.id`,
    [orderId],
  );
}

export async function isOrderStuck(manager: EntityManager, orderId: string): Promise<boolean> {
  const [row] = await manager.query<{ isStuck: boolean }[]>(`SELECT $1 IN (${STUCK_ORDERS}) AS "isStuck"`, [
    orderId,
  ]);
  return row?.isStuck ?? false;
}

/** Failed jobs of an order and of its payment, with the ids of their runs. */
export function findFailedJobs(
  manager: EntityManager,
  orderId: string,
): Promise<(OrderErrorDto & { id: string })[]> {
  return manager.query(
    `SELECT w.id, w.job, w.failures, w.last_error AS "lastError", w.due_at AS "nextTryAt" FROM outbox w
    WHERE w.closed_at IS NULL AND w.failed_at IS NOT NULL AND (w.payload ->> 'orderId' = $1
      OR w.payload ->> 'paymentIntentId' = (SELECT stripe_payment_intent_id FROM orders WHERE id = $1))
    ORDER BY w.seq`,
    [orderId],
  );
}

export function findEmailsToBuyer(manager: EntityManager, orderId: string): Promise<EvidenceFacts['emails']> {
  return manager.query(
    `SELECT subject, recipient, status, sent_at AS "sentAt", changed_at AS "changedAt", message_id AS "messageId"
    FROM mail_deliveries WHERE cause @> jsonb_build_object('orderId', $1::text) AND status <> 'withdrawn'
      AND letter NOT IN ('tell-owner', 'tell-of-sale', 'tell-owner-of-payment', 'tell-owner-of-guarantee', 'tell-of-review')
    ORDER BY queued_at, id`,
    [orderId],
  );
}

export function findLinks(manager: EntityManager, orderId: string): Promise<EvidenceFacts['links']> {
  return manager.query(
    `SELECT g.file_name AS "fileName", l.issued_for AS "issuedFor", l.created_at AS "createdAt",
      l.first_opened_at AS "firstOpenedAt", l.last_opened_at AS "lastOpenedAt", l.opened_count AS "openedCount"
    FROM download_grants g JOIN download_links l ON l.grant_id = g.id WHERE g.order_id = $1
    ORDER BY l.created_at, l.id`,
    [orderId],
  );
}

export function findDownloads(manager: EntityManager, orderId: string): Promise<EvidenceFacts['downloads']> {
  return manager.query(
    `SELECT file_name AS "fileName", download_count AS count, downloaded_at AS "lastAt"
    FROM digital_downloads WHERE order_id = $1 ORDER BY downloaded_at, id`,
    [orderId],
  );
}

export async function endLinks(manager: EntityManager, orderId: string): Promise<void> {
  await manager.query(
    `UPDATE download_links SET expires_at = least(expires_at, now())
    WHERE grant_id IN (SELECT id FROM download_grants WHERE order_id = $1)`,
    [orderId],
  );
}
