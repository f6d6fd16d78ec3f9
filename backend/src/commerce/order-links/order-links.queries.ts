import type { EntityManager } from 'typeorm';

/** Revision of the page links of orders `o`. */
export const PAGE_REVISION =
  'coalesce((SELECT page.revision FROM order_pages page WHERE page.order_id = o.id), 0)';

export async function findPageRevision(manager: EntityManager, orderId: string): Promise<number> {
  const [page] = await manager.query<{ revision: number }[]>(
    'SELECT revision FROM order_pages WHERE order_id = $1',
    [orderId],
  );
  return page?.revision ?? 0;
}

/** Revokes the page links of orders. */
export async function raisePageRevisions(manager: EntityManager, orderIds: readonly string[]): Promise<void> {
  await manager.query(
    `INSERT INTO order_pages AS page (order_id, revision)
    SELECT unnest($1::text[]), 1 ON CONFLICT (order_id) DO UPDATE SET revision = page.revision + 1`,
    [orderIds],
  );
}
