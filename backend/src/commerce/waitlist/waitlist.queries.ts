import type { EntityManager } from 'typeorm';

import { UNCONFIRMED_DAYS } from './waitlist-rules.js';

/** SQL: confirmed readers `n` of released products without an enqueued email. */
export const UNNOTIFIED = `FROM release_notices n
  JOIN product_releases r ON r.product_id = n.product_id AND r.availability = 'in-stock'
  JOIN products p ON p.id = n.product_id AND p.is_active = 'true'
    AND (p.type <> 'ebook' OR cardinality(p.digital_files) > 0)
  WHERE n.confirmed_at IS NOT NULL AND n.promised_at IS NULL`;

/** Claims readers to notify of a release, at most `limit`. */
export async function claimUnnotified(
  manager: EntityManager,
  limit: number,
): Promise<{ id: string; email: string }[]> {
  const [rows] = await manager.query<[{ id: string; email: string }[], number]>(
    `UPDATE release_notices SET promised_at = now() WHERE id IN (
      SELECT n.id ${UNNOTIFIED}
      ORDER BY n.confirmed_at LIMIT $1 FOR UPDATE OF n SKIP LOCKED)
    RETURNING id, email`,
    [limit],
  );
  return rows;
}

/** For {@link ExpiredRows}. */
export const DELETE_UNCONFIRMED = `DELETE FROM release_notices WHERE id IN (
  SELECT id FROM release_notices WHERE confirmed_at IS NULL
    AND created_at < now() - interval '${UNCONFIRMED_DAYS} days'
  ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`;
