import type { EntityManager } from 'typeorm';

import type { DocumentFacts } from '../../platform/uploads/documents/document-facts.js';

export interface StoredFacts {
  key: string;
  facts: DocumentFacts;
}

/** Condition for grants `g`: a fixed-layout ePub, which cannot be read on the site. */
export const HAS_FIXED_LAYOUT = `EXISTS (SELECT FROM file_facts t WHERE t.key = g.file_path
  AND t.facts ->> 'isFixedLayout' = 'true')`;

/** Inserts facts of files. Known facts stay: a key's content never changes. */
export async function insertFileFacts(manager: EntityManager, files: readonly StoredFacts[]): Promise<void> {
  const rows = files.map(({ key, facts: { pages, ...facts } }) => ({ key, pages, facts }));
  await manager.query(
    `WITH come AS (SELECT * FROM json_to_recordset($1) AS come (key text, pages integer, facts jsonb)),
      counted AS (INSERT INTO file_pages (key, pages)
        SELECT key, pages FROM come WHERE pages IS NOT NULL ON CONFLICT DO NOTHING)
    INSERT INTO file_facts (key, facts) SELECT key, facts FROM come ON CONFLICT DO NOTHING`,
    [JSON.stringify(rows)],
  );
}

/** Keys of sold PDFs and ePubs without facts. */
export async function findKeysWithoutFacts(manager: EntityManager, limit: number): Promise<string[]> {
  const rows = await manager.query<{ key: string }[]>(
    `SELECT sold.key FROM (
      SELECT unnest(digital_files) AS key FROM products UNION SELECT key FROM product_files) sold
    WHERE sold.key ~ '\\.(pdf|epub)$' AND NOT EXISTS (SELECT FROM file_facts f WHERE f.key = sold.key)
    ORDER BY sold.key LIMIT $1`,
    [limit],
  );
  return rows.map(({ key }) => key);
}

/** Adds the first files of a product. Does nothing if it got others since. */
export async function addFiles(
  manager: EntityManager,
  id: string,
  keys: readonly string[],
  formats: readonly string[],
): Promise<void> {
  await manager.query(
    `UPDATE products SET digital_files = $2, file_formats = $3
    WHERE id = $1 AND cardinality(coalesce(digital_files, '{}')) = 0`,
    [id, keys, formats],
  );
}

interface FilePages {
  key: string;
  pages: number;
}

/** Inserts page counts of PDFs. Keeps existing rows. */
export async function insertFilePages(manager: EntityManager, files: readonly FilePages[]): Promise<void> {
  await manager.query(
    `INSERT INTO file_pages (key, pages) SELECT * FROM unnest($1::text[], $2::integer[]) ON CONFLICT DO NOTHING`,
    [files.map(({ key }) => key), files.map(({ pages }) => pages)],
  );
}

export function findFilePages(manager: EntityManager, keys: readonly string[]): Promise<FilePages[]> {
  return manager.query('SELECT key, pages FROM file_pages WHERE key = ANY($1)', [keys]);
}

/** Facts of those files that describe their accessibility. */
export function findAccessibleFacts(manager: EntityManager, keys: readonly string[]): Promise<StoredFacts[]> {
  return manager.query(
    `SELECT key, facts FROM file_facts WHERE key = ANY($1) AND facts ->> 'accessibility' IS NOT NULL`,
    [keys],
  );
}

/** Reads the owner's `receiptSettings`. */
export async function isTaxAdded(manager: EntityManager): Promise<boolean> {
  const [row] = await manager.query<{ isAdded: boolean | null }[]>(
    `SELECT value ->> 'tax' = 'added' AS "isAdded" FROM settings WHERE key = 'receipts'
    ORDER BY version DESC LIMIT 1`,
  );
  return row?.isAdded ?? false;
}

/** Creates the row of a product's {@link ProductRevision} before its first change. */
export async function ensureProductRevision(manager: EntityManager, productId: string): Promise<void> {
  await manager.query('INSERT INTO product_desk (product_id) VALUES ($1) ON CONFLICT DO NOTHING', [
    productId,
  ]);
}
