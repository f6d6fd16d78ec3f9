import type pg from 'pg';

import type { SequenceValue } from './manifest.js';

/** The job store's tables are left out: they are made from the outbox again, as after the loss of Redis. */
const OURS = `n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'bullmq')`;

export interface TableShape {
  /** Quoted, with the schema. */
  name: string;
  columns: string[];
}

/** Tables and their stored columns. The text format of values must not depend on settings of the server. */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
       array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind = 'r' AND c.relpersistence <> 't' AND ${OURS}
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY 1 ORDER BY 1`,
  );
  return rows;
}

/** Readable by the site's role, which may use sequences but not select from them. */
export async function listSequences(client: pg.ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<SequenceValue>(
    `SELECT format('%I.%I', n.nspname, c.relname) AS name,
       coalesce(pg_sequence_last_value(c.oid), s.seqstart)::text AS value,
       pg_sequence_last_value(c.oid) IS NOT NULL AS "isCalled"
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_sequence s ON s.seqrelid = c.oid
     WHERE ${OURS} ORDER BY 1`,
  );
  return rows;
}

/** Whether the role may read everything that pg_dump reads. */
export async function mayDump(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ mayDump: boolean }>(
    `SELECT bool_and(CASE c.relkind WHEN 'S' THEN has_sequence_privilege(c.oid, 'SELECT')
       ELSE has_table_privilege(c.oid, 'SELECT') END) AS "mayDump"
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind IN ('r', 'p', 'S') AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema'`,
  );
  return rows[0]?.mayDump ?? false;
}

/** Makes the text of values independent of settings of the server, the database and the role. */
const PORTABLE = `SET DateStyle = 'ISO, MDY'; SET IntervalStyle = 'postgres'; SET TimeZone = 'UTC';
  SET extra_float_digits = 1; SET bytea_output = 'hex'; SET client_encoding = 'UTF8'; SET xmlbinary = 'base64';
  SET search_path = ''; SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0`;

/** Opens a snapshot of all tables. @returns its id, for other sessions */
export async function openSnapshot(client: pg.ClientBase): Promise<string> {
  await makePortable(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const { rows } = await client.query<{ id: string }>('SELECT pg_export_snapshot() AS id');
  return rows[0]?.id ?? '';
}

export async function makePortable(client: pg.ClientBase): Promise<void> {
  await client.query(PORTABLE);
}

export async function listMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM public.migrations ORDER BY name');
  return rows.map(({ name }) => name);
}

export async function listKeyIds(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM public.site_keys ORDER BY used_since DESC',
  );
  return rows.map(({ id }) => id);
}

/** Major version and full text of the server's. */
export async function serverVersion(client: pg.ClientBase): Promise<{ major: number; version: string }> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version`,
  );
  return { major: Math.floor(Number(rows[0]?.number) / 10_000), version: rows[0]?.version ?? '' };
}
