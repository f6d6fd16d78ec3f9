import { randomInt } from 'node:crypto';
import type pg from 'pg';

import { ConfigurationError } from '../config/configuration-error.js';
import type { TimeLimits } from '../config/time-limits.js';
import type { DatabaseAccess } from '../database/database-access.js';
import { connectionLimits, ResilientClient } from '../database/resilient-client.js';

/** First key of a pair of advisory locks; the second is random. */
const SAME_DATABASE_LOCK = 7_306_004;

/** Advisory locks belong to one database, so both connections see the lock only if they lead to the same one. */
async function assertSameDatabase(direct: pg.ClientBase, pooled: pg.ClientBase): Promise<void> {
  const keys = [SAME_DATABASE_LOCK, randomInt(2 ** 31)];
  await direct.query('SELECT pg_advisory_lock($1, $2)', keys);
  const { rows } = await pooled.query<{ isFree: boolean }>(
    'SELECT pg_try_advisory_xact_lock($1, $2) AS "isFree"',
    keys,
  );
  await direct.query('SELECT pg_advisory_unlock($1, $2)', keys);
  if (!rows[0]?.isFree) return;
  throw new ConfigurationError('DATABASE_URL and DATABASE_DIRECT_URL lead to different databases.');
}

/** A pooler drops the timeouts that a client asks for, so they become defaults of the role in this database. */
async function setTimeouts(client: pg.Client, { database: { requests, jobs } }: TimeLimits): Promise<void> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'SELECT quote_ident(current_user) AS role, quote_ident(current_database()) AS database',
  );
  const [names] = rows;
  if (!names) return;
  const timeouts = {
    // Requests give up earlier, by themselves.
    statement_timeout: Math.max(requests.statementMs, jobs.statementMs),
    lock_timeout: requests.lockMs,
    idle_in_transaction_session_timeout: requests.idleTransactionMs,
  };
  for (const [name, ms] of Object.entries(timeouts))
    await client.query(`ALTER ROLE ${names.role} IN DATABASE ${names.database} SET ${name} = ${ms}`);
}

/** Prepares connections through a pooler. @throws ConfigurationError if it leads to another database */
export async function preparePooledRole(
  { url, directUrl }: Pick<DatabaseAccess, 'url' | 'directUrl'>,
  timeLimits: TimeLimits,
): Promise<void> {
  const { requests } = timeLimits.database;
  const direct = new ResilientClient({ ...connectionLimits(requests), connectionString: directUrl });
  const pooled = new ResilientClient({
    ...connectionLimits({ ...requests, isPooled: true }),
    connectionString: url,
  });
  try {
    await Promise.all([direct.connect(), pooled.connect()]);
    await assertSameDatabase(direct, pooled);
    await setTimeouts(direct, timeLimits);
  } finally {
    await Promise.all([direct, pooled].map((client) => client.end().catch(() => undefined)));
  }
}
