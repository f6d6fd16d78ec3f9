import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

import { ConfigurationError } from '../config/configuration-error.js';
import type { Wait } from './database-limits.js';

interface Limit {
  free: number;
  most: number;
  /** The server, database or role that has the limit. */
  owner: string;
  setting: string;
}

/**
 * Connections of other processes, and the limits that apply to this one. Roles without privileges see the owners and
 * databases of all connections, which is enough to count them.
 */
const LIMITS = `WITH others AS (
    SELECT datid, usesysid FROM pg_stat_activity
    WHERE pid <> pg_backend_pid() AND datid IS NOT NULL AND usesysid IS NOT NULL),
  server AS (
    SELECT current_setting('max_connections')::int AS most,
      current_setting('superuser_reserved_connections')::int
        + coalesce(current_setting('reserved_connections', true)::int, 0) AS reserved),
  limits AS (
    SELECT most - reserved - (SELECT count(*) FROM others) AS free, most, 'PostgreSQL' AS owner, 'max_connections' AS setting
    FROM server
    UNION ALL
    SELECT datconnlimit - (SELECT count(*) FROM others WHERE datid = d.oid), datconnlimit,
      'The database ' || datname, 'its CONNECTION LIMIT'
    FROM pg_database d WHERE datname = current_database() AND datconnlimit >= 0
    UNION ALL
    SELECT rolconnlimit - (SELECT count(*) FROM others WHERE usesysid = r.oid), rolconnlimit,
      'The role ' || rolname, 'its CONNECTION LIMIT'
    FROM pg_roles r WHERE rolname = $1 AND rolconnlimit >= 0)
  SELECT greatest(free, 0)::int AS free, most, owner, setting FROM limits ORDER BY free LIMIT 1`;

/** @returns the tightest limit */
async function findLimit(client: pg.ClientBase, role: string): Promise<Limit> {
  const { rows } = await client.query<Limit>(LIMITS, [role]);
  const [limit] = rows;
  if (!limit) throw new Error('PostgreSQL reports no limit of connections.');
  return limit;
}

interface Demand {
  /** The role that connects. */
  role: string;
  wanted: number;
  /** With fewer the process cannot work. */
  least: number;
}

interface Fitted {
  connections: number;
  /** A sentence for the owner if there are fewer than wanted. */
  warning: string | undefined;
}

const describe = ({ owner, free, most }: Limit) => `${owner} has ${free} of ${most} connections free`;

/**
 * Finds how many connections a process may have: those that it wants, or those that are free. Waits for its least.
 * @throws ConfigurationError if even these are not free in time
 */
export async function fitConnections(
  client: pg.ClientBase,
  { role, wanted, least }: Demand,
  { forMs, everyMs }: Wait,
): Promise<Fitted> {
  const untilMs = performance.now() + forMs;
  for (;;) {
    const limit = await findLimit(client, role);
    const { free, setting } = limit;
    if (free >= wanted) return { connections: wanted, warning: undefined };
    if (free >= least) {
      const warning =
        `${describe(limit)}, so this process takes at most ${free} instead of ${wanted} and may be slower under load. ` +
        `Raise ${setting}, or set DATABASE_CONNECTIONS to at most ${free}.`;
      return { connections: free, warning };
    }
    if (performance.now() >= untilMs) {
      throw new ConfigurationError(
        `${describe(limit)}, and this process needs at least ${least}. ` +
          `Raise ${setting}, or lower DATABASE_CONNECTIONS of the other processes.`,
      );
    }
    await pause(everyMs);
  }
}
