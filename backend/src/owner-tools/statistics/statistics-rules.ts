import { DomainError } from '../../platform/http/domain-error.js';
import type { DaySumsSource } from './day-sums-declaration.js';

/** Days of a chart, and as many before them for comparison; days as `2026-11-22`. */
export interface DayRange {
  from: string;
  /** Inclusive. */
  to: string;
  beforeFrom: string;
  beforeTo: string;
  timeZone: string;
}

export interface RangeInput {
  /** Number of days up to today. */
  days?: number | undefined;
  /** Instead of `days`, with `to`. */
  from?: string | undefined;
  to?: string | undefined;
}

export const MAX_DAYS = 732;
const DEFAULT_DAYS = 30;
/** Days of an export that are read in one statement. */
export const EXPORT_STEP_DAYS = 31;
export const WRITE_COUNTS_EVERY_MS = 5_000;

export const SUM_DAYS_EVERY_MS = 60 * 60_000;
/** Days that one statement sums. */
export const SUM_DAYS_BATCH = 60;
/**
 * Days before today that are always counted from their rows. Triggers record changes of rows from the age of two days on,
 * so a day is summed only once all its rows are older.
 */
export const LIVE_DAYS = 4;

const DAY_MS = 86_400_000;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS;
const dayOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);

const invalid = (text: string) => new DomainError('invalid', 'FIGURES.RANGE', text);

export function dayIn(timeZone: string, moment: Date): string {
  // Swedish dates have the format of ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(moment);
}

export function daysOf({ from, to }: Pick<DayRange, 'from' | 'to'>): string[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, n) => dayOf(first + n));
}

/**
 * @param today in the zone of the site
 * @throws DomainError for an empty or too long range
 */
export function resolveRange(input: RangeInput, today: string, timeZone: string): DayRange {
  const { days = DEFAULT_DAYS } = input;
  if (!input.from !== !input.to) throw invalid('Please enter the first and last day.');
  const last = dayNumber(input.to ?? today);
  const first = input.from ? dayNumber(input.from) : last - days + 1;
  if (first > last) throw invalid('The first day is after the last.');
  const length = last - first + 1;
  if (length > MAX_DAYS) throw invalid(`You can see up to ${MAX_DAYS} days at once.`);
  return {
    from: dayOf(first),
    to: dayOf(last),
    beforeFrom: dayOf(first - length),
    beforeTo: dayOf(first - 1),
    timeZone,
  };
}

export type MeasureUnit = 'count' | 'cents';

export interface Measure {
  /** Column of the source: `netCents`; cents are minor units of the currency. */
  name: string;
  label: string;
  unit: MeasureUnit;
}

/**
 * Data source of a chart.
 *
 * `sql` selects the counts of one day: rows with `part` (text) and a column per measure. It is a lateral join to
 * `bounds`, the day with its start and end (see `ofDay`), so that each day reads a small range of an index. Its own
 * parameters start at $5. `stored` adds counts whose past days are stored; measures that it lacks are 0.
 */
export interface ChartSource {
  sql?: string;
  stored?: DaySumsSource;
  measures: readonly Measure[];
  values?: readonly unknown[];
  partLabel: string;
  /** Label of a part; defaults to its id. */
  labelOf?: (part: string) => string | undefined;
  coverOf?: (part: string) => string | null;
  partLimit?: number;
}
