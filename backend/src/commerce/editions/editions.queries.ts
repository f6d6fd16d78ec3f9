import type { EntityManager } from 'typeorm';

import type { FileFormat } from '../products/product-rules.js';
import { UNCLAIMED_BATCH, UNCLAIMED_HOURS } from './edition-rules.js';

interface EditionFile {
  title: string;
  key: string;
  fileName: string;
  format: FileFormat;
}

export function findEditionFiles(
  manager: EntityManager,
  productId: string,
  editionId: string,
): Promise<EditionFile[]> {
  return manager.query(
    `SELECT p.title, f.key, f.file_name AS "fileName", f.format
    FROM product_files f JOIN products p ON p.id = $1 WHERE f.edition_id = $2`,
    [productId, editionId],
  );
}

/** Keys of an edition's files, and their names for buyers. */
const NAMES = 'unnest($3::text[], $4::text[]) AS named (key, file_name)';

/** Gives earlier buyers the files of an edition. */
export async function grantEdition(
  manager: EntityManager,
  { productId, editionId }: { productId: string; editionId: string },
  files: readonly { key: string; buyerName: string }[],
): Promise<void> {
  const values = [productId, editionId, files.map(({ key }) => key), files.map(({ buyerName }) => buyerName)];
  // Grants of earlier editions get the file at the same position. Links follow their grant.
  await manager.query(
    `UPDATE download_grants g SET file_path = fresh.key, file_name = named.file_name, file_format = fresh.format
    FROM product_files old
      JOIN product_editions e ON e.id = old.edition_id AND e.product_id = $1
      JOIN product_files fresh ON fresh.edition_id = $2 AND fresh.position = old.position
      JOIN ${NAMES} ON named.key = fresh.key
    WHERE g.product_id = $1 AND g.file_path = old.key AND old.key <> fresh.key`,
    values,
  );
  // An additional file is granted to buyers of the others.
  await manager.query(
    `INSERT INTO download_grants (order_id, product_id, file_path, file_name, file_format, created_at)
    SELECT o.order_id, $1, f.key, named.file_name, f.format, clock_timestamp() + f.position * interval '1 millisecond'
    FROM (SELECT DISTINCT order_id FROM download_grants WHERE product_id = $1) o
      JOIN product_files f ON f.edition_id = $2 JOIN ${NAMES} ON named.key = f.key
    ON CONFLICT (order_id, file_path) DO NOTHING`,
    values,
  );
}

/** Records the readers to email: buyers without a refund, each by the newest of their orders. */
export async function insertReaders(
  manager: EntityManager,
  productId: string,
  editionId: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO edition_readers (edition_id, order_id)
    SELECT DISTINCT ON (lower(o.customer_email)) $2, o.id FROM orders o
    WHERE o.product_id = $1 AND o.status IN ('paid', 'fulfilled', 'to-send', 'sent')
      AND EXISTS (SELECT FROM download_grants g WHERE g.order_id = o.id)
    ORDER BY lower(o.customer_email), o.created_at DESC, o.id`,
    [productId, editionId],
  );
}

export async function claimReaders(
  manager: EntityManager,
  editionId: string,
  limit: number,
): Promise<{ orderId: string; email: string }[]> {
  const [rows] = await manager.query<[{ orderId: string; email: string }[], number]>(
    `UPDATE edition_readers r SET status = 'promised' FROM orders o
    WHERE o.id = r.order_id AND (r.edition_id, r.order_id) IN (
      SELECT edition_id, order_id FROM edition_readers WHERE edition_id = $1 AND status = 'waiting'
      LIMIT $2 FOR UPDATE SKIP LOCKED)
    RETURNING r.order_id AS "orderId", o.customer_email AS email`,
    [editionId, limit],
  );
  return rows;
}

export async function insertUnclaimed(manager: EntityManager, keys: readonly string[]): Promise<void> {
  await manager.query('INSERT INTO unclaimed_files (key) SELECT unnest($1::text[])', [keys]);
}

/** Returns the number of claimed files; swept ones are not claimed. */
export async function claimFiles(manager: EntityManager, keys: readonly string[]): Promise<number> {
  const [, count] = await manager.query<[unknown[], number]>(
    'DELETE FROM unclaimed_files WHERE key = ANY($1) AND swept_at IS NULL',
    [keys],
  );
  return count;
}

/** Marks a batch of forgotten files, which then cannot be claimed. Returns their keys. */
export async function sweepUnclaimed(manager: EntityManager): Promise<string[]> {
  const [rows] = await manager.query<[{ key: string }[], number]>(
    `UPDATE unclaimed_files SET swept_at = now() WHERE key IN (
      SELECT key FROM unclaimed_files WHERE noted_at < now() - interval '${UNCLAIMED_HOURS} hours'
      ORDER BY noted_at LIMIT ${UNCLAIMED_BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING key`,
  );
  return rows.map(({ key }) => key);
}

/** Deletes the records of removed files, with the facts about them. */
export async function deleteUnclaimed(manager: EntityManager, keys: readonly string[]): Promise<void> {
  await manager.query(
    `WITH pages AS (DELETE FROM file_pages WHERE key = ANY($1)),
      facts AS (DELETE FROM file_facts WHERE key = ANY($1))
    DELETE FROM unclaimed_files WHERE key = ANY($1)`,
    [keys],
  );
}

/** Keys of all files that are or were for sale. */
export async function listSoldKeys(manager: EntityManager): Promise<string[]> {
  const rows = await manager.query<{ key: string }[]>(
    `SELECT unnest(digital_files) AS key FROM products UNION SELECT key FROM product_files
    UNION SELECT file_path FROM download_grants ORDER BY key`,
  );
  return rows.map(({ key }) => key);
}
