import type { EntityManager } from 'typeorm';

import type { OrderStatus } from '../orders/order-rules.js';

export interface BuyerOrder {
  id: string;
  email: string;
  title: string;
  totalCents: number;
  status: OrderStatus;
  orderedAt: Date;
  paidAt: Date | null;
  isFresh: boolean;
  address: object | null;
  consent: object | null;
  review: { body: string; written_at: string } | null;
  reviewReply: { text: string; at: string } | null;
}

export function findBuyerOrders(
  manager: EntityManager,
  email: string,
  pseudonym: string,
): Promise<BuyerOrder[]> {
  return manager.query(
    `SELECT o.id, o.customer_email AS "email", o.customer_name AS name, p.title, o.quantity,
      o.total_amount AS "totalCents", o.status, o.created_at AS "orderedAt", o.completed_at AS "paidAt",
      o.created_at > now() - interval '1 hour' AS "isFresh",
      (SELECT to_jsonb(a) - 'order_id' FROM order_addresses a WHERE a.order_id = o.id) AS address,
      (SELECT to_jsonb(w) - 'order_id' FROM order_consents w WHERE w.order_id = o.id) AS consent,
      (SELECT to_jsonb(i) - 'order_id' FROM imported_orders i WHERE i.order_id = o.id) AS "importedFrom",
      (SELECT to_jsonb(d) - 'order_id' FROM order_dispatches d WHERE d.order_id = o.id) AS dispatch,
      (SELECT jsonb_agg(jsonb_build_object('at', n.created_at, 'text', n.body) ORDER BY n.created_at)
        FROM order_notes n WHERE n.order_id = o.id) AS notes,
      (SELECT jsonb_agg(jsonb_build_object('at', r.asked_at, 'cents', r.amount_cents, 'status', r.status,
        'reason', r.reason) ORDER BY r.asked_at) FROM refunds r WHERE r.order_id = o.id) AS refunds,
      (SELECT to_jsonb(v) - 'order_id' FROM book_reviews v WHERE v.order_id = o.id) AS review,
      (SELECT jsonb_build_object('text', a.body, 'at', a.published_at) FROM review_replies a
        WHERE a.order_id = o.id AND a.body IS NOT NULL) AS "reviewReply",
      (SELECT to_jsonb(q) - 'order_id' FROM review_requests q WHERE q.order_id = o.id) AS "reviewRequest",
      (SELECT k.reminded_at FROM checkout_reminders k WHERE k.order_id = o.id) AS "remindedAt",
      (SELECT to_jsonb(q) - 'order_id' FROM guarantee_requests q WHERE q.order_id = o.id) AS "refundRequest",
      (SELECT jsonb_agg(jsonb_build_object('at', c.changed_at, 'from', c.old_email, 'to', c.new_email)
        ORDER BY c.changed_at) FROM order_address_changes c WHERE c.order_id = o.id) AS "mendedAddresses",
      (SELECT jsonb_agg(jsonb_build_object('number', t.number, 'at', t.paid_at, 'cents', t.amount_cents)
        ORDER BY t.paid_at, t.number) FROM receipts t WHERE t.order_id = o.id) AS receipts,
      (SELECT jsonb_agg(to_jsonb(v) - 'order_id' ORDER BY v.version)
        FROM receipt_details v WHERE v.order_id = o.id) AS "receiptDetails"
    FROM orders o JOIN products p ON p.id = o.product_id
    WHERE lower(o.customer_email) IN ($1, $2) ORDER BY o.created_at`,
    [email, pseudonym],
  );
}

export function findDownloads(
  manager: EntityManager,
  orderIds: readonly string[],
): Promise<{ fileName: string; fetchedAt: Date }[]> {
  return manager.query(
    `SELECT file_name AS "fileName", downloaded_at AS "fetchedAt", download_count AS count
    FROM digital_downloads WHERE order_id = ANY ($1) ORDER BY downloaded_at`,
    [orderIds],
  );
}

export function findPersonalCopies(manager: EntityManager, orderIds: readonly string[]): Promise<object[]> {
  return manager.query(
    `SELECT g.file_name AS "fileName", c.made_at AS "madeAt"
    FROM personal_copies c JOIN download_grants g ON g.id = c.grant_id
    WHERE c.order_id = ANY ($1) AND c.made_at IS NOT NULL AND c.ended_at IS NULL ORDER BY c.made_at`,
    [orderIds],
  );
}

export function findReadingNotes(manager: EntityManager, orderIds: readonly string[]): Promise<object[]> {
  return manager.query(
    `SELECT p.title, n.place, n.highlights, n.updated_at AS "updatedAt" FROM reading_notes n
    JOIN order_lines l USING (order_id, line_number) JOIN products p ON p.id = l.product_id
    WHERE n.order_id = ANY ($1) ORDER BY n.updated_at`,
    [orderIds],
  );
}

export function findNotices(
  manager: EntityManager,
  email: string,
): Promise<{ title: string; askedAt: Date }[]> {
  return manager.query(
    `SELECT p.title, n.created_at AS "askedAt", n.confirmed_at AS "confirmedAt", n.told_at AS "toldAt"
    FROM release_notices n JOIN products p ON p.id = n.product_id WHERE n.email = $1 ORDER BY n.created_at`,
    [email],
  );
}

/** Counts other buyers' orders that had this address by mistake. */
export async function countMistakenOrders(
  manager: EntityManager,
  email: string,
  ownIds: readonly string[],
): Promise<number> {
  const [found] = await manager.query<[{ count: number }]>(
    `SELECT count(DISTINCT order_id)::int AS count FROM order_address_changes
    WHERE $1 IN (lower(old_email), lower(new_email)) AND NOT order_id = ANY ($2)`,
    [email, ownIds],
  );
  return found.count;
}

type Changed = [{ id: string }[], number];

/** Replaces the address of orders by a pseudonym and removes the name. Returns their ids. */
export async function eraseBuyer(
  manager: EntityManager,
  email: string,
  pseudonym: string,
): Promise<string[]> {
  const [orders] = await manager.query<Changed>(
    `UPDATE orders SET customer_email = $2, customer_name = NULL WHERE lower(customer_email) = $1 RETURNING id`,
    [email, pseudonym],
  );
  return orders.map(({ id }) => id);
}

export async function eraseDownloads(
  manager: EntityManager,
  orderIds: readonly string[],
  pseudonym: string,
): Promise<void> {
  await manager.query('UPDATE digital_downloads SET customer_email = $2 WHERE order_id = ANY ($1)', [
    orderIds,
    pseudonym,
  ]);
}

const PERSONAL_TABLES = [
  'order_addresses',
  'order_notes',
  'book_reviews',
  'receipt_details',
  'reading_notes',
];

/** Deletes what orders and corrected addresses hold about their buyer. */
export async function deletePersonalRows(
  manager: EntityManager,
  orderIds: readonly string[],
  email: string,
): Promise<void> {
  for (const table of PERSONAL_TABLES)
    await manager.query(`DELETE FROM ${table} WHERE order_id = ANY ($1)`, [orderIds]);
  await manager.query(
    'DELETE FROM order_address_changes WHERE order_id = ANY ($1) OR $2 IN (lower(old_email), lower(new_email))',
    [orderIds, email],
  );
}

export async function deleteCodes(manager: EntityManager, email: string): Promise<string[]> {
  const [codes] = await manager.query<Changed>(
    `DELETE FROM buyer_codes WHERE subject = $1 OR split_part(subject, ' ', 2) = $1 RETURNING id`,
    [email],
  );
  return codes.map(({ id }) => id);
}

/**
 * Removes written texts and requests. Refund amounts stay with their order; reasons may contain personal data.
 * Fingerprints of requests are hashes of personal data.
 */
export async function eraseTexts(manager: EntityManager, orderIds: readonly string[]): Promise<void> {
  await manager.query('UPDATE refunds SET reason = NULL WHERE order_id = ANY ($1)', [orderIds]);
  await manager.query('UPDATE guarantee_requests SET answer = NULL WHERE order_id = ANY ($1)', [orderIds]);
  await manager.query('DELETE FROM order_requests WHERE order_id = ANY ($1)', [orderIds]);
  await manager.query(`UPDATE imported_orders SET details = '{}' WHERE order_id = ANY ($1)`, [orderIds]);
}

export async function deleteNotices(manager: EntityManager, email: string): Promise<string[]> {
  const [notices] = await manager.query<Changed>(
    'DELETE FROM release_notices WHERE email = $1 RETURNING id',
    [email],
  );
  return notices.map(({ id }) => id);
}
