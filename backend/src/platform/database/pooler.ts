import { randomInt } from 'node:crypto';
import pg from 'pg';

import type { DatabaseLimits } from '../config/time-limits.js';
import { connectionLimits, ResilientClient } from './resilient-client.js';

/** PgBouncer's answer to a setting that it does not know. */
const UNSUPPORTED = /unsupported startup parameter/;

/** Setting of a session that only the server itself can confirm; no server has this value by default. */
const randomLockMs = () => randomInt(1_000_000, 2_000_000);

/**
 * Whether an address leads to a pooler such as PgBouncer: it does not keep the settings that a client asks for, so neither
 * does it keep locks or notifications. @throws Error if nothing answers
 */
export async function leadsToPooler(url: string, limits: DatabaseLimits): Promise<boolean> {
  const lockMs = randomLockMs();
  const client = new ResilientClient({ ...connectionLimits({ ...limits, lockMs }), connectionString: url });
  try {
    await client.connect();
    const { rows } = await client.query<{ setting: string }>(
      `SELECT setting FROM pg_settings WHERE name = 'lock_timeout'`,
    );
    return rows[0]?.setting !== String(lockMs);
  } catch (error) {
    if (error instanceof pg.DatabaseError && UNSUPPORTED.test(error.message)) return true;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}
