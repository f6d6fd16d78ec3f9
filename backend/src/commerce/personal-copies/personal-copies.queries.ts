import { randomUUID } from 'node:crypto';

import type { EntityManager } from 'typeorm';

import {
  COPY_FORMATS,
  type CopyFaultReason,
  type CopyFormat,
  type CopyTrace,
  KEPT_DAYS,
  REMOVAL_BATCH,
  SLOW_TRIES,
  UNFINISHED_AFTER_HOURS,
} from './personal-copy-rules.js';
import type { MadeCopiesDto } from './personal-copies.dto.js';

/** The copy `c` that is served for grant `g`. */
const IS_SERVED = `c.grant_id = g.id AND c.original_key = g.file_path AND c.ended_at IS NULL
  AND c.made_at > now() - interval '${KEPT_DAYS} days'`;

/** Condition for grants `g`: the product has personal copies. */
const IS_PERSONAL = `EXISTS (SELECT FROM personal_copy_products pp WHERE pp.product_id = g.product_id)`;

/** Condition for grants `g`: a copy must be made. */
export const WANTS_COPY = `(g.file_format IN (${COPY_FORMATS.map((format) => `'${format}'`).join(', ')})
  AND ${IS_PERSONAL}
  AND NOT EXISTS (SELECT FROM personal_copy_faults f WHERE f.original_key = g.file_path
    AND (f.reason <> 'too-slow' OR f.tries >= ${SLOW_TRIES}))
  AND NOT EXISTS (SELECT FROM personal_copies c WHERE ${IS_SERVED}))`;

/** Join for grants `g`: the served copy `c`. */
export const SERVED_COPY = `LEFT JOIN personal_copies c ON ${IS_SERVED} AND ${IS_PERSONAL}`;

/** Size of the served copy of grants `g`, or null. */
export const SERVED_SIZE = `(SELECT c.size_bytes::float8 FROM personal_copies c WHERE ${IS_SERVED} AND ${IS_PERSONAL})`;

export interface WantedCopy {
  grantId: string;
  productId: string;
  originalKey: string;
  fileName: string;
  format: CopyFormat;
}

export function findWantedCopies(manager: EntityManager, orderId: string): Promise<WantedCopy[]> {
  return manager.query(
    `SELECT g.id AS "grantId", g.product_id AS "productId", g.file_path AS "originalKey",
      g.file_name AS "fileName", g.file_format AS format
    FROM download_grants g WHERE g.order_id = $1 AND ${WANTS_COPY} ORDER BY g.created_at`,
    [orderId],
  );
}

/**
 * Begins a copy, or continues the same one of an earlier run; ends all others of the file.
 * Returns undefined if another run has made it.
 */
export async function beginCopy(
  manager: EntityManager,
  orderId: string,
  { grantId, originalKey, fileName }: WantedCopy,
  fingerprint: string,
): Promise<{ id: string; key: string } | undefined> {
  await manager.query(
    `UPDATE personal_copies SET ended_at = now()
    WHERE grant_id = $1 AND ended_at IS NULL AND (original_key <> $2 OR fingerprint <> $3 OR made_at IS NOT NULL)`,
    [grantId, originalKey, fingerprint],
  );
  const id = randomUUID();
  const [copy] = await manager.query<{ id: string; key: string }[]>(
    `INSERT INTO personal_copies AS c (id, order_id, grant_id, original_key, fingerprint, key)
    VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (grant_id, original_key) WHERE ended_at IS NULL DO UPDATE SET noted_at = now()
      WHERE c.fingerprint = excluded.fingerprint AND c.made_at IS NULL
    RETURNING id, key`,
    [id, orderId, grantId, originalKey, fingerprint, `copies/${orderId}/${id}/${fileName}`],
  );
  return copy;
}

/** Returns false if the copy has ended, or its original is not granted any more. */
export async function serveCopy(
  manager: EntityManager,
  id: string,
  { sizeBytes, trace }: { sizeBytes: number; trace: CopyTrace },
): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    `UPDATE personal_copies c SET made_at = now(), size_bytes = $2, place = $3, page_number = $4 FROM download_grants g
    WHERE c.id = $1 AND c.ended_at IS NULL AND g.id = c.grant_id AND g.file_path = c.original_key`,
    [id, sizeBytes, trace.place, trace.pageNumber],
  );
  return count > 0;
}

/** Records a fault once for each file; a slow one up to the limit. Undefined if it was recorded before. */
export async function recordFault(
  manager: EntityManager,
  { originalKey, productId, fileName }: WantedCopy,
  reason: CopyFaultReason,
): Promise<{ isSettled: boolean } | undefined> {
  const [fault] = await manager.query<{ isSettled: boolean }[]>(
    `INSERT INTO personal_copy_faults AS f (original_key, product_id, file_name, reason)
    VALUES ($1, $2, $3, $4)
    ON CONFLICT (original_key) DO UPDATE SET reason = excluded.reason, tries = f.tries + 1
      WHERE f.reason = 'too-slow' AND f.tries < ${SLOW_TRIES}
    RETURNING (f.reason <> 'too-slow' OR f.tries >= ${SLOW_TRIES}) AS "isSettled"`,
    [originalKey, productId, fileName, reason],
  );
  return fault;
}

/**
 * Ends a batch of removable copies: unfinished after a crash, expired and not served for an hour, or ended by an
 * edition, the owner or a refund.
 */
export async function endRemovableCopies(manager: EntityManager): Promise<{ id: string; key: string }[]> {
  const [rows] = await manager.query<[{ id: string; key: string }[], number]>(
    `UPDATE personal_copies SET ended_at = coalesce(ended_at, now()) WHERE id IN (
      SELECT c.id FROM personal_copies c
        JOIN download_grants g ON g.id = c.grant_id JOIN orders o ON o.id = c.order_id
      WHERE c.ended_at IS NOT NULL
        OR (c.made_at IS NULL AND c.noted_at < now() - interval '${UNFINISHED_AFTER_HOURS} hours')
        OR c.made_at < now() - interval '${KEPT_DAYS} days 1 hour'
        OR c.original_key <> g.file_path
        OR o.status NOT IN ('paid', 'fulfilled', 'to-send', 'sent')
        OR NOT EXISTS (SELECT FROM personal_copy_products p WHERE p.product_id = g.product_id)
      LIMIT ${REMOVAL_BATCH} FOR UPDATE OF c SKIP LOCKED)
    RETURNING id, key`,
  );
  return rows;
}

/** Served copies of a product by file and place. */
export function countMadeCopies(manager: EntityManager, productId: string): Promise<MadeCopiesDto[]> {
  return manager.query(
    `SELECT g.file_name AS "fileName", c.place, c.page_number AS "pageNumber", count(*)::int AS count
    FROM personal_copies c JOIN download_grants g ON g.id = c.grant_id
    WHERE g.product_id = $1 AND c.made_at IS NOT NULL AND c.ended_at IS NULL
    GROUP BY 1, 2, 3 ORDER BY 1, count DESC, 2, 3`,
    [productId],
  );
}
