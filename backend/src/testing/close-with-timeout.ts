import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

import type pg from 'pg';

/** Far longer than a shop takes to close on a loaded machine, and shorter than a hook of a spec may last. */
const LONGEST_MS = 25_000;

/** What its database is doing, and which jobs it has not closed. */
const AT_WORK = `SELECT concat_ws(' ', application_name, state, wait_event, left(query, 100)) AS line
    FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
  UNION ALL SELECT concat_ws(' ', 'job', job, 'given out', dispatched_at::text) FROM outbox WHERE closed_at IS NULL`;

async function whatIsOpen(server: Server, pool: pg.Pool): Promise<string> {
  const count = promisify(server.getConnections.bind(server));
  const { rows } = await pool.query<{ line: string }>(AT_WORK);
  const resources = process.getActiveResourcesInfo().toSorted().join(' ');
  return [`${await count()} connections of visitors`, resources, ...rows.map(({ line }) => line)].join('\n');
}

/**
 * A shop that does not close fails its spec by saying what it waits for.
 * @throws Error naming its connections, what its database does and the jobs in its hands
 */
export async function closeWithTimeout(
  closing: Promise<unknown>,
  server: Server,
  pool: pg.Pool,
): Promise<void> {
  const late = new AbortController();
  const tooLong = pause(LONGEST_MS, undefined, { signal: late.signal }).then(async () => {
    throw new Error(`The shop does not close:\n${await whatIsOpen(server, pool)}`);
  });
  try {
    await Promise.race([closing, tooLong]);
  } finally {
    late.abort();
    await tooLong.catch(() => undefined);
  }
}
