import type { EntityManager } from 'typeorm';

import { ATTEMPTS_KEPT, EMAILS_KEPT, type RateLimit } from './rate-limit-rules.js';

/**
 * A leaky bucket whose only number is the time at which it is empty. `$1` name, `$2` source, `$3` interval in milliseconds,
 * `$4` burst. One statement without a transaction counts concurrent calls correctly.
 */
const TAKE_CALL = `INSERT INTO source_allowances (name, source_hash, free_at)
  VALUES ($1, $2, now() + $3::float8 * interval '1 millisecond')
  ON CONFLICT (name, source_hash) DO UPDATE
    SET free_at = greatest(source_allowances.free_at, now()) + $3::float8 * interval '1 millisecond'
    WHERE source_allowances.free_at <= now() + ($4::int - 1) * $3::float8 * interval '1 millisecond'
  RETURNING name`;

const CALL_WAIT = `SELECT extract(epoch FROM free_at - now())::float8 * 1000 - ($4::int - 1) * $3::float8 AS "waitMs"
  FROM source_allowances WHERE name = $1 AND source_hash = $2`;

/** The same bucket for turns that may lie in the future, up to `$4` milliseconds away. */
const TAKE_TURNS = `INSERT INTO source_allowances (name, source_hash, free_at)
  VALUES ($1, $2, now() + $3::float8 * interval '1 millisecond')
  ON CONFLICT (name, source_hash) DO UPDATE
    SET free_at = greatest(source_allowances.free_at, now()) + $3::float8 * interval '1 millisecond'
    WHERE $4::float8 IS NULL OR source_allowances.free_at <= now() + $4::float8 * interval '1 millisecond'
  RETURNING extract(epoch FROM free_at - now())::float8 * 1000 - $3::float8 AS "waitMs"`;

const TURN_WAIT = `SELECT extract(epoch FROM free_at - now())::float8 * 1000 AS "waitMs"
  FROM source_allowances WHERE name = $1 AND source_hash = $2`;

/** Statements on a table that counts by purpose and hash: `$1` purpose, `$2` hash, `$3` waits in milliseconds. */
function counterIn(
  table: string,
  { hash, count, at }: { hash: string; count: string; at: string },
  kept: string,
) {
  const where = `WHERE purpose = $1 AND ${hash} = $2`;
  const isExpired = `past.${at} < clock_timestamp() - interval '${kept}'`;
  const next = `past.${at} + ($3::float8[])[least(past.${count}, cardinality($3::float8[]))] * interval '1 millisecond'`;
  return {
    take: `INSERT INTO ${table} AS past (purpose, ${hash}, ${count}, ${at})
      VALUES ($1, $2, 1, clock_timestamp())
      ON CONFLICT (purpose, ${hash}) DO UPDATE SET ${at} = clock_timestamp(),
        ${count} = CASE WHEN ${isExpired} THEN 1 ELSE past.${count} + 1 END
      WHERE ${isExpired} OR past.${count} = 0 OR ${next} <= clock_timestamp() RETURNING purpose`,
    wait: `SELECT (extract(epoch FROM ${next} - clock_timestamp()) * 1000)::float8 AS "waitMs" FROM ${table} past ${where}`,
    takeBack: `UPDATE ${table} SET ${count} = greatest(0, ${count} - 1) ${where}`,
    forget: `DELETE FROM ${table} ${where}`,
    // The second condition spares rows that were counted again a moment ago.
    removeExpired: `DELETE FROM ${table} WHERE (purpose, ${hash}) IN (
        SELECT purpose, ${hash} FROM ${table} WHERE ${at} < now() - interval '${kept}' ORDER BY ${at} LIMIT $1)
      AND ${at} < now() - interval '${kept}'`,
  };
}

const ATTEMPTS = counterIn(
  'access_tries',
  { hash: 'subject_hash', count: 'tried_count', at: 'last_tried_at' },
  ATTEMPTS_KEPT,
);

const EMAILS = counterIn(
  'mail_allowances',
  { hash: 'email_hash', count: 'sent_count', at: 'last_sent_at' },
  EMAILS_KEPT,
);

/** Statements that each remove at most `$1` expired rows. */
export const REMOVE_EXPIRED: readonly string[] = [
  `DELETE FROM source_allowances WHERE (name, source_hash) IN (
      SELECT name, source_hash FROM source_allowances WHERE free_at < now() ORDER BY free_at LIMIT $1)
    AND free_at < now()`,
  ATTEMPTS.removeExpired,
  EMAILS.removeExpired,
];

interface Wait {
  waitMs: number;
}

async function takeOrWait(
  manager: EntityManager,
  take: string,
  wait: string,
  values: unknown[],
): Promise<number> {
  const taken = await manager.query<unknown[]>(take, values);
  if (taken.length > 0) return 0;
  const [found] = await manager.query<Wait[]>(wait, values);
  return Math.max(1, found?.waitMs ?? 0);
}

/** Counts a call if it is allowed. @returns 0 if it is; else the wait in milliseconds */
export function takeCall(
  manager: EntityManager,
  { name, burst, everyMs }: RateLimit,
  source: string,
): Promise<number> {
  return takeOrWait(manager, TAKE_CALL, CALL_WAIT, [name, source, everyMs, burst]);
}

/** @param lengthMs of all turns together @returns the wait for the first turn in milliseconds, and whether they are taken */
export async function takeTurns(
  manager: EntityManager,
  [name, subject]: readonly [name: string, subject: string],
  lengthMs: number,
  maxWaitMs: number | undefined,
): Promise<{ waitMs: number; isTaken: boolean }> {
  const [taken] = await manager.query<Wait[]>(TAKE_TURNS, [name, subject, lengthMs, maxWaitMs]);
  const [next] = taken ? [taken] : await manager.query<Wait[]>(TURN_WAIT, [name, subject]);
  return { waitMs: Math.max(0, next?.waitMs ?? 0), isTaken: taken !== undefined };
}

type CountKey = readonly [purpose: string, hash: string];

/** Counts an attempt if it is allowed. @returns 0 if it is; else the wait in milliseconds */
export function takeAttempt(
  manager: EntityManager,
  key: CountKey,
  waitsMs: readonly number[],
): Promise<number> {
  return takeOrWait(manager, ATTEMPTS.take, ATTEMPTS.wait, [...key, waitsMs]);
}

/** @returns the wait for the next attempt in milliseconds, without counting one */
export async function attemptWait(
  manager: EntityManager,
  key: CountKey,
  waitsMs: readonly number[],
): Promise<number> {
  const [found] = await manager.query<Wait[]>(ATTEMPTS.wait, [...key, waitsMs]);
  return Math.max(0, found?.waitMs ?? 0);
}

export async function takeBackAttempt(manager: EntityManager, key: CountKey): Promise<void> {
  await manager.query(ATTEMPTS.takeBack, [...key]);
}

export async function forgetAttempts(manager: EntityManager, key: CountKey): Promise<void> {
  await manager.query(ATTEMPTS.forget, [...key]);
}

export async function takeEmail(
  manager: EntityManager,
  key: CountKey,
  waitsMs: readonly number[],
): Promise<boolean> {
  return (await manager.query<unknown[]>(EMAILS.take, [...key, waitsMs])).length > 0;
}

export async function forgetEmails(manager: EntityManager, key: CountKey): Promise<void> {
  await manager.query(EMAILS.forget, [...key]);
}
