import type pg from 'pg';

import type { SequenceValue } from './manifest.js';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Removes the foreign keys of tables, so that they can be filled in any order by a role that is no superuser.
 * @returns what `addForeignKeys` needs
 */
export async function dropForeignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS table, quote_ident(k.conname) AS name,
       pg_get_constraintdef(k.oid) AS definition
     FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE k.contype = 'f' AND n.nspname !~ '^pg_' AND n.nspname <> 'bullmq'`,
  );
  for (const { table, name } of rows) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return rows;
}

export async function addForeignKeys(client: pg.ClientBase, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

/** Turns the tables' own triggers off or on: they have run already when the rows were first written. */
export async function setTriggers(
  client: pg.ClientBase,
  tables: readonly string[],
  state: 'ENABLE' | 'DISABLE',
): Promise<void> {
  for (const table of tables) await client.query(`ALTER TABLE ${table} ${state} TRIGGER USER`);
}

export async function emptyTables(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  if (tables.length > 0) await client.query(`TRUNCATE ${tables.join(', ')}`);
}

/** Sequences that the program no longer has are left out. */
export async function setSequences(
  client: pg.ClientBase,
  sequences: readonly SequenceValue[],
): Promise<void> {
  for (const { name, value, isCalled } of sequences)
    await client.query('SELECT setval(to_regclass($1), $2, $3) WHERE to_regclass($1) IS NOT NULL', [
      name,
      value,
      isCalled,
    ]);
}

/** Whether the database has tables of a site, or of another program. */
export async function hasTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' LIMIT 1`,
  );
  return rows.length > 0;
}

/** Reads every row of tables. @throws if the server cannot read one */
export async function countAllRows(client: pg.ClientBase, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`SELECT count(t.*::text) FROM ${table} t`);
}

/** Creates an empty table like another one, in the place of an earlier one. Ends with the session. @returns its name */
export async function createTemporaryTable(client: pg.ClientBase, table: string): Promise<string> {
  await client.query('DROP TABLE IF EXISTS pg_temp.rehearsal');
  await client.query(`CREATE TEMPORARY TABLE rehearsal (LIKE ${table} INCLUDING ALL EXCLUDING IDENTITY)`);
  return 'pg_temp.rehearsal';
}
