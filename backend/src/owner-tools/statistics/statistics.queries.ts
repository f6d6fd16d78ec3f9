import type { EntityManager } from 'typeorm';

import { daySums } from './day-sums.queries.js';
import type { ChartSource, DayRange, Measure } from './statistics-rules.js';

/** A number by measure, as text or null, with `day` and `part`. */
export type CountRow = Record<string, string | null>;

export interface DailyCount {
  /** `page-view` */
  figure: string;
  /** A path, or the id of a product. */
  subject: string;
  count: number;
}

/** The days of a statement: $1 the first day before, $2 the first day, $3 the last, $4 the zone. */
const BOUNDS = `WITH bounds AS MATERIALIZED (
    SELECT d::date AS day, d AT TIME ZONE $4 AS lo, (d + interval '1 day') AT TIME ZONE $4 AS hi
    FROM generate_series($1::date::timestamp, $3::date::timestamp, interval '1 day') AS d)`;

/** Rows of a source with their `day`, `part` and measures. */
function rowsOf({ sql, stored, measures }: ChartSource): string {
  const columns = measures.map(({ name }) => `"${name}"`);
  const summed = measures.map(({ name }) =>
    stored?.columns.includes(name) ? `"${name}"` : `0 AS "${name}"`,
  );
  return [
    ...(sql
      ? [`SELECT bounds.day, part, ${columns.join(', ')} FROM bounds, LATERAL (${sql}) AS source`]
      : []),
    ...(stored ? [`SELECT day, part, ${summed.join(', ')} FROM (${daySums(stored, '$4')}) AS summed`] : []),
  ].join(' UNION ALL ');
}

/** A source's rows with their day as `at`: null before the range, where only sums are needed. */
const byDay = (source: ChartSource): string =>
  `SELECT CASE WHEN rows.day >= $2::date THEN rows.day END AS at, rows.* FROM (${rowsOf(source)}) AS rows`;

const sums = (measures: readonly Measure[]): string =>
  measures.map(({ name }) => `sum("${name}") AS "${name}"`).join(', ');

/** SQL condition: a column of times is within the day. */
export const ofDay = (column: string): string => `${column} >= bounds.lo AND ${column} < bounds.hi`;

/** SQL condition: a row of `daily_counts` is of the day. A range, as equality makes the planner read the whole table. */
export const ON_DAY = 'daily_counts.day >= bounds.day AND daily_counts.day < bounds.day + 1';

/** SQL of a source with one measure, from `daily_counts`. */
export const countedDaily = (figure: string, measure: string): string =>
  `SELECT subject AS part, count AS "${measure}" FROM daily_counts
   WHERE figure = '${figure}' AND ${ON_DAY}`;

/** Sums of each day, and of each part in the range and in the one before it, in one statement. */
export function sumByDayAndByPart(
  manager: EntityManager,
  source: ChartSource,
  { beforeFrom, from, to, timeZone }: DayRange,
): Promise<(CountRow & { isPart: boolean })[]> {
  return manager.query(
    `${BOUNDS}
     SELECT to_char(at, 'YYYY-MM-DD') AS day, part, is_before::text AS "isBefore", grouping(part) = 0 AS "isPart",
       ${sums(source.measures)}
     FROM (SELECT *, at IS NULL AS is_before FROM (${byDay(source)}) AS days) AS counted
     GROUP BY GROUPING SETS ((at), (part, is_before))`,
    [beforeFrom, from, to, timeZone, ...(source.values ?? [])],
  );
}

/** Sums by day and part, in that order. */
export function sumByDayAndPart(
  manager: EntityManager,
  source: ChartSource,
  { from, to, timeZone }: Pick<DayRange, 'from' | 'to' | 'timeZone'>,
): Promise<Record<string, string>[]> {
  return manager.query(
    `${BOUNDS}
     SELECT to_char(at, 'YYYY-MM-DD') AS day, part,
       ${sums(source.measures)}
     FROM (${byDay(source)}) AS days GROUP BY at, part ORDER BY at, part`,
    [from, from, to, timeZone, ...(source.values ?? [])],
  );
}

/** Adds counts to today. Rows are locked in a fixed order, so that concurrent calls cannot deadlock. */
export async function addDailyCounts(
  manager: EntityManager,
  counts: readonly DailyCount[],
  timeZone: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO daily_counts (figure, day, subject, count)
     SELECT figure, (now() AT TIME ZONE $4)::date, subject, count
     FROM unnest($1::text[], $2::text[], $3::bigint[]) AS added (figure, subject, count)
     ORDER BY figure, subject
     ON CONFLICT (figure, day, subject) DO UPDATE SET count = daily_counts.count + excluded.count`,
    [
      counts.map(({ figure }) => figure),
      counts.map(({ subject }) => subject),
      counts.map(({ count }) => count),
      timeZone,
    ],
  );
}
