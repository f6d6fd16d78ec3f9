import type { FigureMeasure, Figures } from '@lectern/api-client/admin';
import { dayLabel } from './figure-words.js';

/** One bar of a chart: a day, a week or a month. */
export interface Period {
  /** `Nov 22`, `Nov 16 to Nov 22`, `November 2026` */
  label: string;
  /** Of each measure. */
  values: number[];
}

const DAY_MS = 86_400_000;
const daysAtMost = { byDay: 62, byWeek: 366 };
const monthWords = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** What a bar stands for. */
export function stepOf({ measures }: Pick<Figures, 'measures'>): 'day' | 'week' | 'month' {
  const length = measures[0]?.days.length ?? 0;
  if (length <= daysAtMost.byDay) return 'day';
  return length <= daysAtMost.byWeek ? 'week' : 'month';
}

function periodOf(
  days: readonly string[],
  measures: readonly FigureMeasure[],
  start: number,
  end: number,
): Period {
  const [first = '', last = ''] = [days[start], days[end - 1]];
  const label = start === end - 1 ? dayLabel(first) : `${dayLabel(first)} to ${dayLabel(last)}`;
  return { label, values: measures.map((measure) => sum(measure.days.slice(start, end))) };
}

/** The days of a chart, put together so that each bar can be seen: by the day, by seven days, by months. */
export function periodsOf(figures: Pick<Figures, 'from' | 'measures'>): Period[] {
  const { from, measures } = figures;
  const firstMs = Date.parse(`${from}T00:00:00Z`);
  const days = (measures[0]?.days ?? []).map((_, n) =>
    new Date(firstMs + n * DAY_MS).toISOString().slice(0, 10),
  );
  const step = stepOf(figures);
  const periods: Period[] = [];
  for (let start = 0; start < days.length;) {
    const month = days[start]?.slice(0, 7) ?? '';
    const after = days.findIndex((day, n) => n > start && !day.startsWith(month));
    const endOfMonth = after === -1 ? days.length : after;
    const end = step === 'month' ? endOfMonth : Math.min(start + (step === 'week' ? 7 : 1), days.length);
    const period = periodOf(days, measures, start, end);
    periods.push(
      step === 'month' ? { ...period, label: monthWords.format(new Date(`${month}-01T00:00:00Z`)) } : period,
    );
    start = end;
  }
  return periods;
}
