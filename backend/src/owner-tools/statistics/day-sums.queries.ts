import type { EntityManager } from 'typeorm';

import type { DaySumsSource } from './day-sums-declaration.js';
import { LIVE_DAYS, SUM_DAYS_BATCH } from './statistics-rules.js';

/** Bounds of days as a table `bounds`. @param days SQL of a query with a column `day` @param zone SQL of the time zone */
const boundsOf = (days: string, zone: string): string =>
  `SELECT day, day::timestamp AT TIME ZONE ${zone} AS lo, (day + 1)::timestamp AT TIME ZONE ${zone} AS hi
   FROM (${days}) AS days`;

/**
 * SQL of the sums by `day` and `part` of the days in the table `bounds` (`day`, `lo`, `hi`), from stored days if there
 * are no later changes, else from their rows.
 * @param zone SQL of the time zone
 */
export function daySums({ name, sql, columns }: DaySumsSource, zone: string): string {
  const stored = `SELECT s.day, s.parts FROM summed_days s JOIN bounds ON bounds.day = s.day
    WHERE s.source = '${name}' AND s.zone = ${zone} AND NOT EXISTS (
      SELECT FROM changed_days c WHERE c.source = '${name}' AND c.at >= bounds.lo AND c.at < bounds.hi)`;
  const fromJson = columns.map((column, at) => `(part.value ->> ${at})::numeric AS "${column}"`);
  const fromRows = columns.map((column) => `source."${column}"::numeric`);
  return `WITH stored AS MATERIALIZED (${stored})
    SELECT stored.day, part.key AS part, ${fromJson.join(', ')} FROM stored, jsonb_each(stored.parts) AS part
    UNION ALL
    SELECT bounds.day, source.part, ${fromRows.join(', ')}
    FROM (SELECT * FROM bounds WHERE day NOT IN (SELECT day FROM stored)) AS bounds, LATERAL (${sql}) AS source`;
}

/** Days that changed, which are taken from the queue, or have passed without a sum; the latest first. Days are text. */
export async function takeDaysToSum(
  manager: EntityManager,
  { name, first }: DaySumsSource,
  zone: string,
): Promise<string[]> {
  const rows = await manager.query<{ day: string }[]>(
    `WITH moved AS (DELETE FROM summed_days WHERE source = $1 AND zone <> $2),
      taken AS (DELETE FROM changed_days WHERE source = $1 RETURNING (at AT TIME ZONE $2)::date AS day),
      past AS (
        SELECT (now() AT TIME ZONE $2)::date - n AS day FROM generate_series(${LIVE_DAYS},
          (now() AT TIME ZONE $2)::date - ((SELECT (${first}) AT TIME ZONE $2))::date) AS n)
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM (
      SELECT day FROM taken WHERE day IN (SELECT day FROM summed_days WHERE source = $1 AND zone = $2)
      UNION
      (SELECT day FROM past WHERE NOT EXISTS (
        SELECT FROM summed_days s WHERE s.source = $1 AND s.zone = $2 AND s.day = past.day)
      ORDER BY day DESC LIMIT ${SUM_DAYS_BATCH})) AS found`,
    [name, zone],
  );
  return rows.map(({ day }) => day);
}

export async function storeDaySums(
  manager: EntityManager,
  { name, sql, columns }: DaySumsSource,
  days: readonly string[],
  zone: string,
): Promise<void> {
  const values = columns.map((column) => `source."${column}"`).join(', ');
  await manager.query(
    `WITH bounds AS MATERIALIZED (${boundsOf('SELECT unnest($1::date[]) AS day', '$2')})
    INSERT INTO summed_days (source, zone, day, parts)
    SELECT '${name}', $2, bounds.day, coalesce(
      (SELECT jsonb_object_agg(coalesce(source.part, ''), jsonb_build_array(${values})) FROM (${sql}) AS source), '{}')
    FROM bounds
    ON CONFLICT (source, zone, day) DO UPDATE SET parts = excluded.parts`,
    [days, zone],
  );
}

/**
 * SQL of the sums by `day` and `part` of a range of days.
 * @param from SQL of the first day, a date @param to SQL of the last day @param zone SQL of the time zone
 */
export const sumDaysOf = (source: DaySumsSource, from: string, to: string, zone: string): string => {
  const days = `SELECT d::date AS day FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') AS d`;
  return `WITH bounds AS MATERIALIZED (${boundsOf(days, zone)}) ${`SELECT * FROM (${daySums(source, zone)}) AS summed`}`;
};
