import type { EntityManager } from 'typeorm';

import { type ArchivedColumn, fieldSql } from './archived-columns.js';

const PAGE_ROWS = 500;

/** Classes of errors: cardinality violation, data exception, integrity constraint violation. */
const ABOUT_ROWS = /^2[123]/;

/** Columns of a table that are not generated, keys included. */
export function findColumns(manager: EntityManager, table: string): Promise<ArchivedColumn[]> {
  return manager.query(
    `SELECT a.attname AS name, t.typname AS type, NOT a.attnotnull AS "isNullable", a.atthasdef AS "hasDefault",
      coalesce(array_position(i.indkey::int2[], a.attnum) < i.indnkeyatts, false) AS "isKey"
    FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
      LEFT JOIN pg_index i ON i.indrelid = a.attrelid AND i.indisprimary
    WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY a.attnum`,
    [table],
  );
}

export interface RowsToWrite {
  table: string;
  /** In the archive. */
  columns: readonly ArchivedColumn[];
  /** Names of the primary key's columns. */
  keys: readonly string[];
}

const keyField = (at: number): string => `key ${at}`;

/** Rows in the order of their key, a page at a time. */
export async function* pageRows(
  manager: EntityManager,
  { table, columns, keys }: RowsToWrite,
): AsyncGenerator<Record<string, unknown>> {
  const names = keys.map((key) => `t."${key}"`).join(', ');
  const fields = [
    ...columns.map(fieldSql),
    ...keys.map((key, at) => `t."${key}"::text AS "${keyField(at)}"`),
  ];
  let after: unknown[] = [];
  do {
    const placeholders = after.map((_, at) => `$${at + 1}`).join(', ');
    const rows = await manager.query<Record<string, unknown>[]>(
      `SELECT ${fields.join(', ')} FROM "${table}" t
      ${after.length > 0 ? `WHERE (${names}) > (${placeholders})` : ''} ORDER BY ${names} LIMIT ${PAGE_ROWS}`,
      after,
    );
    after = [];
    for (const row of rows) {
      after = keys.map((_, at) => row[keyField(at)]);
      for (const at of keys.keys()) delete row[keyField(at)];
      yield row;
    }
    if (rows.length < PAGE_ROWS) return;
  } while (after.length > 0);
}

/** @param rows by column names, all with the same columns; others have their default */
async function insertRows(
  manager: EntityManager,
  { table, columns, keys }: RowsToWrite,
  rows: readonly object[],
  replaces: boolean,
): Promise<void> {
  const given = columns.filter(({ name }) => name in (rows[0] ?? {}));
  const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');
  const names = quoted(given.map(({ name }) => name));
  const updates = given.filter(({ isKey }) => !isKey).map(({ name }) => `"${name}" = excluded."${name}"`);
  const conflict = `ON CONFLICT (${quoted(keys)}) DO UPDATE SET ${updates.join(', ')}`;
  await manager.query(
    `INSERT INTO "${table}" (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::"${table}", $1::json) ${replaces ? conflict : ''}`,
    [JSON.stringify(rows)],
  );
}

export async function deleteRows(manager: EntityManager, table: string): Promise<void> {
  await manager.query(`DELETE FROM "${table}"`);
}

/** Inserts rows, or none. Returns the error if the rows are the reason, rather than the connection or the disk. */
export async function tryInsert(
  manager: EntityManager,
  into: RowsToWrite,
  rows: readonly object[],
  replaces: boolean,
): Promise<{ code: string } | undefined> {
  await manager.query('SAVEPOINT archived_rows');
  try {
    await insertRows(manager, into, rows, replaces);
  } catch (error) {
    const code = String((error as { code?: unknown }).code);
    if (!ABOUT_ROWS.test(code)) throw error;
    await manager.query('ROLLBACK TO SAVEPOINT archived_rows');
    return { code };
  }
  await manager.query('RELEASE SAVEPOINT archived_rows');
  return undefined;
}
