import type { ReadingNotes } from '@lectern/reading-notes';
import type { EntityManager } from 'typeorm';

export async function findOrderLine(
  manager: EntityManager,
  orderId: string,
  lineNumber: number,
): Promise<{ productId: string; title: string; type: string } | undefined> {
  const [line] = await manager.query<{ productId: string; title: string; type: string }[]>(
    `SELECT l.product_id AS "productId", p.title, p.type FROM order_lines l
    JOIN products p ON p.id = l.product_id WHERE l.order_id = $1 AND l.line_number = $2`,
    [orderId, lineNumber],
  );
  return line;
}

/** Notes of an order line, with its row locked; creates the row. */
export async function lockNotes(
  manager: EntityManager,
  orderId: string,
  lineNumber: number,
): Promise<ReadingNotes | undefined> {
  await manager.query(
    'INSERT INTO reading_notes (order_id, line_number) VALUES ($1, $2) ON CONFLICT DO NOTHING',
    [orderId, lineNumber],
  );
  const [notes] = await manager.query<ReadingNotes[]>(
    'SELECT place, highlights FROM reading_notes WHERE order_id = $1 AND line_number = $2 FOR UPDATE',
    [orderId, lineNumber],
  );
  return notes;
}

export async function updateNotes(
  manager: EntityManager,
  orderId: string,
  lineNumber: number,
  { place, highlights }: ReadingNotes,
): Promise<void> {
  await manager.query(
    `UPDATE reading_notes SET place = $3, highlights = $4, updated_at = now()
    WHERE order_id = $1 AND line_number = $2`,
    [orderId, lineNumber, place, JSON.stringify(highlights)],
  );
}
