import { randomUUID } from 'node:crypto';

import type pg from 'pg';

import type { BackupManifest } from './manifest.js';

/**
 * Records in the restored database that it is one, so that the next start fetches later payments from Stripe. The row of its
 * own backup was written before the backup was complete.
 */
export async function recordRestore(
  client: pg.ClientBase,
  { name, takenAt, postgres, program }: BackupManifest,
  place: string,
): Promise<void> {
  await client.query(
    `UPDATE public.backups SET finished_at = now(), state = CASE WHEN name = $1 AND kind = 'backup' THEN 'done' ELSE 'failed' END,
       error = CASE WHEN name = $1 AND kind = 'backup' THEN NULL ELSE 'It ended with the database that this one replaces.' END
     WHERE state = 'running'`,
    [name],
  );
  await client.query(
    `INSERT INTO public.backups (id, kind, started_at, finished_at, state, place, name, facts)
     VALUES ($1, 'restore', now(), now(), 'done', $2, $3, $4)`,
    [randomUUID(), place, name, JSON.stringify({ takenAt, postgres: postgres.major, program })],
  );
}

/** Forgets the keys of the site, whose file is lost. */
export async function forgetKeys(client: pg.ClientBase): Promise<void> {
  await client.query('DELETE FROM public.site_keys');
  await client.query('DELETE FROM public.sealed_secrets');
}

/** Connections of a site's processes to a database. */
export async function countSites(client: pg.ClientBase): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS count FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'lectern%' AND pid <> pg_backend_pid()`,
  );
  return rows[0]?.count ?? 0;
}
