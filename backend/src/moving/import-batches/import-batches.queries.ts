import type { EntityManager } from 'typeorm';

import type { Database } from '../../platform/database/database.js';
import { type Page, type PagedList, readPage } from '../../platform/http/paged-list.js';
import type { UndoableRow, UndoneRow } from './importer.js';
import {
  type ImportCounts,
  type ImportKind,
  KINDS_BY_ADDRESS,
  type RowOutcome,
  UNDO_DAYS,
} from './import-rules.js';
import type { ImportRow } from './import-batch.entity.js';

export type RowToSave = Omit<ImportRow, 'batchId' | 'undone'>;

/** Inserts rows, or replaces those of the dry run. */
export async function saveRows(
  manager: EntityManager,
  batchId: string,
  rows: readonly RowToSave[],
): Promise<void> {
  await manager.query(
    `INSERT INTO import_rows (batch_id, number, place, source_id, outcome, code, params, claim, made_kind, made_id, undo)
    SELECT $1, number, place, "sourceId", outcome, code, params, claim, "madeKind", "madeId", undo
    FROM jsonb_to_recordset($2::jsonb) AS r (number integer, place text, "sourceId" text, outcome text, code text,
      params jsonb, claim text, "madeKind" text, "madeId" text, undo jsonb)
    ON CONFLICT (batch_id, number) DO UPDATE SET outcome = excluded.outcome, code = excluded.code,
      params = excluded.params, claim = excluded.claim, made_kind = excluded.made_kind, made_id = excluded.made_id, undo = excluded.undo`,
    [batchId, JSON.stringify(rows)],
  );
}

export async function deleteRows(manager: EntityManager, batchId: string): Promise<void> {
  await manager.query('DELETE FROM import_rows WHERE batch_id = $1', [batchId]);
}

/** First place of each source id before an entry of the same batch. */
export async function findFirstPlaces(
  manager: EntityManager,
  batchId: string,
  sourceIds: readonly string[],
  before: number,
): Promise<Map<string, string>> {
  const rows = await manager.query<{ sourceId: string; place: string }[]>(
    `SELECT DISTINCT ON (source_id) source_id AS "sourceId", place FROM import_rows
    WHERE source_id = ANY ($2) AND batch_id = $1 AND number < $3 ORDER BY source_id, number`,
    [batchId, sourceIds, before],
  );
  return new Map(rows.map(({ sourceId, place }) => [sourceId, place]));
}

/** Which of these claims an earlier chunk of a dry run has. */
export async function findClaims(
  manager: EntityManager,
  batchId: string,
  claims: readonly string[],
): Promise<string[]> {
  const rows = await manager.query<{ claim: string }[]>(
    'SELECT claim FROM import_rows WHERE batch_id = $1 AND claim = ANY ($2)',
    [batchId, claims],
  );
  return rows.map(({ claim }) => claim);
}

/** Number of claims that begin so. */
export async function countClaims(manager: EntityManager, batchId: string, start: string): Promise<number> {
  const [row] = await manager.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM import_rows WHERE batch_id = $1 AND starts_with(claim, $2)',
    [batchId, start],
  );
  return row?.count ?? 0;
}

export interface MadeThing {
  kind: string;
  id: string;
}

/** Results of earlier imports from the same source, by source id. Undone ones do not count. */
export async function findMade(
  manager: EntityManager,
  { kind, source }: { kind: ImportKind; source: string },
  sourceIds: readonly string[],
): Promise<Map<string, MadeThing>> {
  const rows = await manager.query<(MadeThing & { sourceId: string })[]>(
    `SELECT DISTINCT ON (r.source_id) r.source_id AS "sourceId", r.made_kind AS kind, r.made_id AS id
    FROM import_rows r JOIN import_batches b ON b.id = r.batch_id
    WHERE r.source_id = ANY ($3) AND b.kind = $1 AND b.inspection ->> 'source' = $2 AND r.made_id IS NOT NULL
      AND r.undone IS DISTINCT FROM 'removed'
    ORDER BY r.source_id, b.started_at DESC NULLS LAST, r.number DESC`,
    [kind, source, sourceIds],
  );
  return new Map(rows.map(({ sourceId, kind: made, id }) => [sourceId, { kind: made, id }]));
}

export async function countRows(manager: EntityManager, batchId: string): Promise<ImportCounts> {
  const rows = await manager.query<
    { outcome: RowOutcome; code: string | null; undone: keyof ImportCounts['undone'] | null; count: number }[]
  >(
    `SELECT outcome, code, undone, count(*)::int AS count FROM import_rows WHERE batch_id = $1
    GROUP BY outcome, code, undone ORDER BY count DESC`,
    [batchId],
  );
  const counts: ImportCounts = { outcomes: {}, reasons: [], undone: {} };
  for (const { outcome, code, undone, count } of rows) {
    counts.outcomes[outcome] = (counts.outcomes[outcome] ?? 0) + count;
    if (undone) counts.undone[undone] = (counts.undone[undone] ?? 0) + count;
    if (!code) continue;
    const known = counts.reasons.find((reason) => reason.outcome === outcome && reason.code === code);
    if (known) known.count += count;
    else counts.reasons.push({ outcome, code, count });
  }
  return counts;
}

/** The last ones first. */
export function findUndoableRows(
  manager: EntityManager,
  batchId: string,
  limit: number,
): Promise<UndoableRow[]> {
  return manager.query(
    `SELECT number, source_id AS "sourceId", outcome, undo, jsonb_build_object('kind', made_kind, 'id', made_id) AS made
    FROM import_rows WHERE batch_id = $1 AND undo IS NOT NULL AND undone IS NULL ORDER BY number DESC LIMIT $2`,
    [batchId, limit],
  );
}

export async function markUndone(
  manager: EntityManager,
  batchId: string,
  rows: readonly UndoneRow[],
): Promise<void> {
  await manager.query(
    `UPDATE import_rows r SET undone = u.undone FROM jsonb_to_recordset($2::jsonb) AS u (number integer, undone text)
    WHERE r.batch_id = $1 AND r.number = u.number`,
    [batchId, JSON.stringify(rows)],
  );
}

export type ListedRow = Pick<
  ImportRow,
  'number' | 'place' | 'sourceId' | 'outcome' | 'code' | 'params' | 'undone'
>;

export interface RowFilter {
  outcome?: RowOutcome | undefined;
  code?: string | undefined;
  /** Number of the last row of the previous page. */
  after?: number | undefined;
}

export function listRows(
  manager: EntityManager,
  batchId: string,
  { outcome, code, after = 0 }: RowFilter,
  limit: number,
): Promise<ListedRow[]> {
  return manager.query(
    `SELECT number, place, source_id AS "sourceId", outcome, code, params, undone FROM import_rows
    WHERE batch_id = $1 AND number > $2 AND ($3::text IS NULL OR outcome = $3) AND ($4::text IS NULL OR code = $4)
    ORDER BY number LIMIT $5`,
    [batchId, after, outcome ?? null, code ?? null, limit],
  );
}

const BATCHES: PagedList = {
  select: `SELECT id, kind, state, files, inspection, options, counts, done, total, failure, who,
    created_at AS "createdAt", started_at AS "startedAt", finished_at AS "finishedAt", expired_at AS "expiredAt"`,
  from: `FROM import_batches WHERE state <> 'uploaded'`,
  at: 'created_at',
  id: 'id',
  idType: 'uuid',
};

/** Newest first. */
export const listBatches = <Row extends object>(
  database: Database,
  cursor: string | undefined,
  size: number,
): Promise<Page<Row>> => readPage<Row>(database, BATCHES, [], { cursor, size });

/** Options of the last import of files with the same columns. */
export async function findLastOptions(
  manager: EntityManager,
  kind: ImportKind,
  columnsKey: string,
): Promise<object | undefined> {
  const [last] = await manager.query<{ options: object }[]>(
    `SELECT options FROM import_batches WHERE kind = $1 AND columns_key = $2 AND state NOT IN ('uploaded', 'read')
    ORDER BY created_at DESC LIMIT 1`,
    [kind, columnsKey],
  );
  return last?.options;
}

const OLD = `interval '${UNDO_DAYS} days'`;

/** Ids of imports whose time is over. */
export async function findExpired(manager: EntityManager, limit: number): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `SELECT id FROM import_batches WHERE expired_at IS NULL
      AND state IN ('uploaded', 'read', 'checked', 'done', 'failed', 'undone', 'cancelled')
      AND coalesce(finished_at, created_at) < now() - ${OLD}
    ORDER BY created_at LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED`,
    [limit],
  );
  return rows.map(({ id }) => id);
}

/** Deletes rows that made nothing, and undo data. Rows with source ids stay for a second run. */
export async function expireBatch(manager: EntityManager, id: string): Promise<void> {
  await manager.query(
    `DELETE FROM import_rows r USING import_batches b WHERE b.id = $1 AND r.batch_id = b.id
      AND (r.made_id IS NULL OR b.started_at IS NULL OR b.kind = ANY ($2))`,
    [id, KINDS_BY_ADDRESS],
  );
  await manager.query('UPDATE import_rows SET undo = NULL, params = NULL WHERE batch_id = $1', [id]);
  await manager.query(
    `UPDATE import_batches SET expired_at = now(), inspection = jsonb_build_object('source', inspection -> 'source'),
      state = CASE WHEN state IN ('uploaded', 'read', 'checked') THEN 'cancelled' ELSE state END WHERE id = $1`,
    [id],
  );
}

/** Rows about an address. @param email in lower case */
export function findRowsOf(
  manager: EntityManager,
  email: string,
): Promise<(Pick<ImportRow, 'place' | 'outcome' | 'code' | 'params'> & { createdAt: Date })[]> {
  return manager.query(
    `SELECT r.place, r.outcome, r.code, r.params, b.created_at AS "createdAt" FROM import_rows r
    JOIN import_batches b ON b.id = r.batch_id WHERE r.source_id = $1 ORDER BY b.created_at`,
    [email],
  );
}

export async function deleteRowsOf(manager: EntityManager, email: string): Promise<void> {
  await manager.query('DELETE FROM import_rows WHERE source_id = $1', [email]);
}
