import type { EntityManager } from 'typeorm';

import { ISSUE_BATCH, type ReceiptItem } from './receipt-rules.js';

/** Orders that need a receipt or credit note, the longest waiting first. */
export async function findDueOrderIds(manager: EntityManager): Promise<string[]> {
  const due = await manager.query<{ orderId: string }[]>(
    `SELECT order_id AS "orderId" FROM receipts_due GROUP BY order_id ORDER BY min(id) LIMIT ${ISSUE_BATCH}`,
  );
  return due.map(({ orderId }) => orderId);
}

export async function countDueOrders(manager: EntityManager): Promise<number> {
  const [{ count = 0 } = {}] = await manager.query<{ count: number }[]>(
    'SELECT count(DISTINCT order_id)::int AS count FROM receipts_due',
  );
  return count;
}

export async function isDue(manager: EntityManager, orderId: string): Promise<boolean> {
  const due = await manager.query<unknown[]>('SELECT 1 FROM receipts_due WHERE order_id = $1 LIMIT 1', [
    orderId,
  ]);
  return due.length > 0;
}

export async function deleteDue(manager: EntityManager, orderId: string): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>('DELETE FROM receipts_due WHERE order_id = $1', [
    orderId,
  ]);
  return count > 0;
}

/** Locks the series' row until the commit, so numbers have no gaps and no duplicates. */
export async function takePlace(manager: EntityManager, series: string): Promise<number> {
  const [next] = await manager.query<{ place: number }[]>(
    `INSERT INTO receipt_series AS s (series, last_number) VALUES ($1, 1)
    ON CONFLICT (series) DO UPDATE SET last_number = s.last_number + 1 RETURNING last_number AS place`,
    [series],
  );
  if (!next) throw new Error(`The series ${series} gave no number.`);
  return next.place;
}

export function findItems(manager: EntityManager, orderId: string): Promise<ReceiptItem[]> {
  return manager.query(
    `SELECT p.title, l.quantity, l.amount_cents AS "amountCents"
    FROM order_lines l JOIN products p ON p.id = l.product_id WHERE l.order_id = $1 ORDER BY l.line_number`,
    [orderId],
  );
}

/** Voids the credit notes of refunds that the bank returned. Returns their numbers. */
export async function voidReturnedNotes(manager: EntityManager, orderId: string): Promise<string[]> {
  const [voided] = await manager.query<[{ number: string }[], number]>(
    `UPDATE receipts SET voided_at = now() WHERE order_id = $1 AND voided_at IS NULL
    AND refund_id IN (SELECT id FROM refunds WHERE order_id = $1 AND status = 'failed') RETURNING number`,
    [orderId],
  );
  return voided.map(({ number }) => number);
}
