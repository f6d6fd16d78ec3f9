/** US cents, or how many. */
export type FigureUnit = 'count' | 'cents';

export interface Measure {
  /** Of the source's column: `netCents`. */
  name: string;
  label: string;
  unit: FigureUnit;
}

/**
 * From where a chart is counted.
 *
 * `sql` selects a row for each thing that is counted, or for many of them together, with the columns `at` (see
 * {@link within}), `part` (text) and one for each measure. Its parameters are $1 the first day before, $2 the first
 * day, $3 the last, $4 the zone; what it needs besides goes on at $5.
 */
export interface FigureSource {
  sql: string;
  measures: readonly Measure[];
  values?: readonly unknown[];
  /** What the parts are called in the CSV: `Book`. */
  partLabel: string;
  /** What a part is called; its own id where this says nothing. */
  labelOf?: (part: string) => string | undefined;
  /** How many parts are told at most, the greatest first. */
  partLimit?: number;
}

/** Whether a column of times is in the range, or in the one before it. */
export const within = (column: string): string =>
  `${column} >= ($1::date::timestamp AT TIME ZONE $4) AND ${column} < (($3::date + 1)::timestamp AT TIME ZONE $4)`;

/** The day of a column of times; null for what lies before the range, which is only summed. */
export const dayOf = (column: string): string =>
  `CASE WHEN ${column} >= ($2::date::timestamp AT TIME ZONE $4) THEN (${column} AT TIME ZONE $4)::date END`;

/** What is counted by the day; a source of one measure with the name that is given. */
export const countedDaily = (figure: string, measure: string): string =>
  `SELECT CASE WHEN day >= $2::date THEN day END AS at, subject AS part, count AS "${measure}"
   FROM daily_counts WHERE figure = '${figure}' AND day BETWEEN $1::date AND $3::date AND $4::text IS NOT NULL`;
