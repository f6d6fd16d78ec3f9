import type { EntityManager } from 'typeorm';

/** Counts common buyers of each two books again. Each buyer counts once; refunded orders do not count. */
export async function replaceBooksInCommon(manager: EntityManager, leastBuyers: number): Promise<void> {
  await manager.query('DELETE FROM books_in_common');
  await manager.query(
    `WITH bought AS (
      SELECT DISTINCT lower(o.customer_email) AS buyer, l.product_id FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.status IN ('paid', 'fulfilled', 'to-send', 'sent'))
    INSERT INTO books_in_common (product_id, other_id, buyers)
      SELECT a.product_id, b.product_id, count(*)::int FROM bought a
        JOIN bought b ON b.buyer = a.buyer AND b.product_id <> a.product_id
      GROUP BY a.product_id, b.product_id HAVING count(*) >= $1`,
    [leastBuyers],
  );
}

/** Other books of each product's buyers, the most common first. */
export function findBooksInCommon(
  manager: EntityManager,
): Promise<{ productId: string; others: string[] }[]> {
  return manager.query(
    `SELECT product_id AS "productId", array_agg(other_id ORDER BY buyers DESC, other_id) AS others
    FROM books_in_common GROUP BY product_id ORDER BY product_id`,
  );
}
