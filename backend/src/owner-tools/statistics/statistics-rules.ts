import { DomainError } from '../../platform/http/domain-error.js';

/** The days that a chart shows, and as many before them to compare with; days as `2026-11-22`. */
export interface DayRange {
  from: string;
  /** The last day, which belongs to it. */
  to: string;
  beforeFrom: string;
  beforeTo: string;
  timeZone: string;
}

export interface RangeInput {
  /** So many days up to today. */
  days?: number | undefined;
  /** In place of `days`: both, each a day. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Two years, and time to look back at them. */
export const LONGEST_DAYS = 732;
const USUAL_DAYS = 30;
const DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const refusal = (text: string) => new DomainError('invalid', 'FIGURES.RANGE', text);

/** The day that a moment belongs to, in a zone. */
export function dayIn(timeZone: string, moment: Date): string {
  // Swedes write dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

/** Every day from the first to the last. */
export function daysOf({ from, to }: Pick<DayRange, 'from' | 'to'>): string[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, n) => dayOf(first + n));
}

/**
 * @param today in the zone of the site
 * @throws DomainError for a range that has no days or too many
 */
export function resolveRange(input: RangeInput, today: string, timeZone: string): DayRange {
  const { days = USUAL_DAYS } = input;
  if (!input.from !== !input.to) throw refusal('Please enter the first and last day.');
  const last = dayNumber(input.to ?? today);
  const first = input.from ? dayNumber(input.from) : last - days + 1;
  if (first > last) throw refusal('The first day is after the last.');
  const length = last - first + 1;
  if (length > LONGEST_DAYS) throw refusal(`You can see up to ${LONGEST_DAYS} days at once.`);
  return {
    from: dayOf(first),
    to: dayOf(last),
    beforeFrom: dayOf(first - length),
    beforeTo: dayOf(first - 1),
    timeZone,
  };
}

/** US cents, or how many. */
export type MeasureUnit = 'count' | 'cents';

export interface Measure {
  /** Of the source's column: `netCents`. */
  name: string;
  label: string;
  unit: MeasureUnit;
}

/**
 * From where a chart is counted.
 *
 * `sql` selects what is counted of one day: rows with `part` (text) and a column for each measure. It stands beside
 * `bounds`, the day with its beginning and its end (see {@link ofDay}), and is asked once for each day: so each is a walk
 * along a small piece of an index, however many rows there are, and no row's own time is turned into a day. What it needs
 * besides are parameters from $5 on.
 */
export interface ChartSource {
  sql: string;
  measures: readonly Measure[];
  values?: readonly unknown[];
  /** What the parts are called in the CSV: `Book`. */
  partLabel: string;
  /** What a part is called; its own id where this says nothing. */
  labelOf?: (part: string) => string | undefined;
  /** A small picture of a part that is a book. */
  coverOf?: (part: string) => string | null;
  /** How many parts are told at most, the greatest first. */
  partLimit?: number;
}

/** The days of a statement: $1 the first day before, $2 the first day, $3 the last, $4 the zone. */
export const BOUNDS = `WITH bounds AS MATERIALIZED (
    SELECT d::date AS day, d AT TIME ZONE $4 AS lo, (d + interval '1 day') AT TIME ZONE $4 AS hi
    FROM generate_series($1::date::timestamp, $3::date::timestamp, interval '1 day') AS d)`;

/** What is counted, with its day: null for what lies before the range, which is only summed. */
export const counted = ({ sql }: Pick<ChartSource, 'sql'>): string =>
  `SELECT CASE WHEN bounds.day >= $2::date THEN bounds.day END AS at, source.* FROM bounds, LATERAL (${sql}) AS source`;

/** Whether a column of times is in the day. */
export const ofDay = (column: string): string => `${column} >= bounds.lo AND ${column} < bounds.hi`;

/** Whether a row of `daily_counts` is of the day; said as a range, which no plan takes for a reason to read the table whole. */
export const ON_DAY = 'daily_counts.day >= bounds.day AND daily_counts.day < bounds.day + 1';

/** What is counted by the day; a source of one measure with the name that is given. */
export const countedDaily = (figure: string, measure: string): string =>
  `SELECT subject AS part, count AS "${measure}" FROM daily_counts
   WHERE figure = '${figure}' AND ${ON_DAY}`;
