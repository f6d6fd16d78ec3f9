import { expect } from '@playwright/test';
import type pg from 'pg';

/** A line between which and the next the process is to die: a write that a trigger holds up. */
export interface CrashPoint {
  step: string;
  /** `INSERT ON orders` … */
  event: string;
  /** Which of these writes. */
  condition?: string;
}

/** Any number: the test holds this lock, the trigger waits for it. */
const LOCK = 7_306_099;

/** Holds the next write of this kind up, with everything before it written and nothing after it. */
export async function arm(client: pg.Client, { event, condition }: CrashPoint): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
  await client.query(`
    CREATE OR REPLACE FUNCTION crash_point() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(${LOCK});
      RETURN NULL;
    END $$`);
  const when = condition ? `WHEN (${condition})` : '';
  await client.query(`
    CREATE TRIGGER crash_point AFTER ${event} FOR EACH ROW ${when} EXECUTE FUNCTION crash_point()`);
}

/** Waits until a process stands at the point. */
export async function reached(client: pg.Client): Promise<void> {
  const waiting = async () => {
    const { rows } = await client.query(
      `SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND objid = $1 AND NOT granted`,
      [LOCK],
    );
    return rows[0].n as number;
  };
  await expect
    .poll(waiting, { timeout: 60_000, intervals: [50], message: 'a process at the crash point' })
    .toBeGreaterThan(0);
}

/** After the kill: lets the dead process's statement end (and roll back), and takes the point away. */
export async function disarm(client: pg.Client, { event }: CrashPoint): Promise<void> {
  await client.query('SELECT pg_advisory_unlock($1)', [LOCK]);
  await client.query(`DROP TRIGGER crash_point ON ${event.split(' ON ')[1]}`);
}
