import { assertSchemaCompatibility, DEFAULT_SCHEMA, LATEST_SCHEMA_VERSION, runMigrations } from 'bullmq';
import type pg from 'pg';

import { queueNames } from './queue.js';

/** BullMQ creates one per queue with its first job, which the site's role may not do if it owns no tables. */
const SEQUENCES = `SELECT '${DEFAULT_SCHEMA}.' || ${DEFAULT_SCHEMA}.job_id_seq_name(queue) AS name FROM unnest($1::text[]) AS queue`;
const queues = Object.values(queueNames);

/** Checks whether BullMQ's tables exist and are current; needs read access only. */
export async function hasJobTables(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query(`SELECT WHERE to_regclass('${DEFAULT_SCHEMA}.migration') IS NOT NULL`);
  if (rows.length === 0 || (await assertSchemaCompatibility(client)) < LATEST_SCHEMA_VERSION) return false;
  const missing = await client.query(`SELECT FROM (${SEQUENCES}) AS s WHERE to_regclass(name) IS NULL`, [
    queues,
  ]);
  return missing.rows.length === 0;
}

/** Creates or updates BullMQ's tables, also for a site on Redis, which may stop using it. */
export async function createJobTables(client: pg.ClientBase): Promise<void> {
  await runMigrations(client, DEFAULT_SCHEMA);
  const { rows } = await client.query<{ name: string }>(SEQUENCES, [queues]);
  for (const { name } of rows) await client.query(`CREATE SEQUENCE IF NOT EXISTS ${name}`);
}
