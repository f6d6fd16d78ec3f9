import { assertSchemaCompatibility, DEFAULT_SCHEMA, LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type pg from 'pg';

import { queueNames } from './queue.js';

/** BullMQ makes one for each queue at its first job, and may not where the site owns nothing. */
const SEQUENCES = `SELECT '${DEFAULT_SCHEMA}.' || ${DEFAULT_SCHEMA}.job_id_seq_name(queue) AS name FROM unnest($1::text[]) AS queue`;
const queues = Object.values(queueNames);

/** Whether all is there that BullMQ keeps jobs in; whoever may only read can ask. */
export async function hasJobTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`SELECT WHERE to_regclass('${DEFAULT_SCHEMA}.migration') IS NOT NULL`);
  if (rows.length === 0 || (await assertSchemaCompatibility(client)) < LATEST_SCHEMA_VERSION) return false;
  const missing = await client.query(`SELECT FROM (${SEQUENCES}) AS s WHERE to_regclass(name) IS NULL`, [
    queues,
  ]);
  return missing.rows.length === 0;
}

/** Makes or updates it, also where jobs lie in Redis: a site that leaves Redis finds it. */
export async function makeJobTables(client: pg.ClientBase): Promise<void> {
  await runMigrations(client, DEFAULT_SCHEMA);
  const { rows } = await client.query<{ name: string }>(SEQUENCES, [queues]);
  for (const { name } of rows) await client.query(`CREATE SEQUENCE IF NOT EXISTS ${name}`);
}
