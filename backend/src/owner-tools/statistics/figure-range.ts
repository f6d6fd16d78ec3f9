import { DomainError } from '../../platform/http/domain-error.js';

/** The days that a chart shows, and as many before them to compare with; days as `2026-11-22`. */
export interface FigureRange {
  from: string;
  /** The last day, which belongs to it. */
  to: string;
  beforeFrom: string;
  beforeTo: string;
  timeZone: string;
}

export interface RangeWish {
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
export function daysOf({ from, to }: Pick<FigureRange, 'from' | 'to'>): string[] {
  const first = dayNumber(from);
  return Array.from({ length: dayNumber(to) - first + 1 }, (_, n) => dayOf(first + n));
}

/**
 * @param today in the zone of the site
 * @throws DomainError for a range that has no days or too many
 */
export function resolveRange(wish: RangeWish, today: string, timeZone: string): FigureRange {
  const { days = USUAL_DAYS } = wish;
  if (!wish.from !== !wish.to) throw refusal('Please give the first day and the last.');
  const last = dayNumber(wish.to ?? today);
  const first = wish.from ? dayNumber(wish.from) : last - days + 1;
  if (first > last) throw refusal('The first day comes after the last.');
  const length = last - first + 1;
  if (length > LONGEST_DAYS) throw refusal(`At most ${LONGEST_DAYS} days are shown at once.`);
  return {
    from: dayOf(first),
    to: dayOf(last),
    beforeFrom: dayOf(first - length),
    beforeTo: dayOf(first - 1),
    timeZone,
  };
}
