import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import type pg from 'pg';

/** Far longer than closing takes on a loaded machine, and shorter than the timeout of hooks. */
const TIMEOUT_MS = 25_000;

const ACTIVITY = `SELECT concat_ws(' ', application_name, state, wait_event, left(query, 100)) AS line
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  UNION ALL SELECT concat_ws(' ', 'job', job, 'dispatched', dispatched_at::text) FROM outbox WHERE closed_at IS NULL`;

async function describeOpen(server: Server, pool: pg.Pool): Promise<string> {
  const count = promisify(server.getConnections.bind(server));
  const { rows } = await pool.query<{ line: string }>(ACTIVITY);
  const resources = process.getActiveResourcesInfo().toSorted().join(' ');
  return [`${await count()} connections of visitors`, resources, ...rows.map(({ line }) => line)].join('\n');
}

/**
 * Fails the spec of a shop that does not close.
 * @throws Error with open connections, database sessions and jobs
 */
export async function closeWithTimeout(
  closing: Promise<unknown>,
  server: Server,
  pool: pg.Pool,
): Promise<void> {
  const late = new AbortController();
  const tooLong = pause(TIMEOUT_MS, undefined, { signal: late.signal }).then(async () => {
    throw new Error(`The shop does not close:\n${await describeOpen(server, pool)}`);
  });
  try {
    await Promise.race([closing, tooLong]);
  } finally {
    late.abort();
    await tooLong.catch(() => undefined);
  }
}
