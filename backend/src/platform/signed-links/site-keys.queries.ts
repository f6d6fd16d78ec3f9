import type { Database } from '../database/database.js';
import type { SealedColumn } from '../features/feature.js';
import { type SiteKey, siteKeyOf } from '../config/site-key-rules.js';

export const SEALED_BATCH = 100;

/** The key that releases before the key file kept in the database. */
export async function findDatabaseKey({ manager }: Database): Promise<SiteKey | undefined> {
  const [row] = await manager.query<{ key: string }[]>('SELECT key FROM signing_keys WHERE id = 1');
  return row && siteKeyOf(row.key);
}

export async function deleteDatabaseKey({ manager }: Database): Promise<void> {
  await manager.query('DELETE FROM signing_keys');
}

export async function listUsedKeys({ manager }: Database): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>('SELECT id FROM site_keys ORDER BY used_since DESC');
  return rows.map(({ id }) => id);
}

/** Records that a key is in use: from then on no process starts without it. */
export async function recordKeyUse({ manager }: Database, { id }: SiteKey): Promise<void> {
  await manager.query(
    'INSERT INTO site_keys (id) VALUES ($1) ON CONFLICT (id) DO UPDATE SET used_since = excluded.used_since',
    [id],
  );
}

/** Counts encrypted secrets by key id; the id is empty for secrets from before keys had ids. */
export async function countSealed(
  { manager }: Database,
  columns: readonly SealedColumn[],
): Promise<Map<string, number>> {
  const all = columns.map(({ table }) => `SELECT sealed_secret AS sealed FROM ${table}`).join(' UNION ALL ');
  const rows = await manager.query<{ id: string; count: number }[]>(
    `SELECT coalesce(substring(sealed from '^(.*)[.]'), '') AS id, count(*)::int AS count FROM (${all}) s GROUP BY 1`,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

interface SealedRow {
  owner: string;
  sealed: string;
}

/** The next rows after owner `last` whose secret is encrypted with another key. */
export function listSealedByOthers(
  { manager }: Database,
  { table, owner }: SealedColumn,
  keyId: string,
  last: string,
): Promise<SealedRow[]> {
  return manager.query<SealedRow[]>(
    `SELECT ${owner}::text AS owner, sealed_secret AS sealed FROM ${table}
     WHERE NOT starts_with(sealed_secret, $1) AND ${owner}::text > $2 ORDER BY 1 LIMIT ${SEALED_BATCH}`,
    [`${keyId}.`, last],
  );
}

export async function replaceSealed(
  { manager }: Database,
  { table, owner }: SealedColumn,
  row: SealedRow,
  sealed: string,
): Promise<void> {
  await manager.query(
    `UPDATE ${table} SET sealed_secret = $3 WHERE ${owner}::text = $1 AND sealed_secret = $2`,
    [row.owner, row.sealed, sealed],
  );
}
