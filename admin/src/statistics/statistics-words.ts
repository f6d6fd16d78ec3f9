import { formatDate, formatNumber, formatPrice, moneyFormat } from '../shop.js';
import { formatRoundMoney } from '@lectern/money';
import type { Measure, Statistics } from '@lectern/api-client/admin';
import { say } from '../say.js';
import { statistics as m } from '../messages.js';

type Unit = Measure['unit'];

const dayFormat = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Tick label: `$200`, `1,204`. */
export const axisAmount = (value: number, unit: Unit): string =>
  unit === 'cents' ? formatRoundMoney(value, moneyFormat()) : formatNumber(value);

/** `$1,204.50` or `1,204`. */
export const amount = (value: number, unit: Unit): string =>
  unit === 'cents' ? formatPrice(value) : formatNumber(value);

/** Day of the API, without a time zone: `Nov 22`. */
const dayLabel = (day: string): string => formatDate(new Date(`${day}T00:00:00Z`), dayFormat);

/** `Nov 22, 2026` */
export const wholeDay = (day: string): string =>
  formatDate(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' });

const dayCount = ({ measures }: Statistics): number => measures[0]?.days.length ?? 0;

/** `on this day`, `in these 30 days` */
const span = (days: number): string => (days === 1 ? m.summary.oneDay : say(m.summary.days, { days }));

const spanBefore = (days: number): string =>
  days === 1 ? m.comparison.dayBefore : say(m.comparison.daysBefore, { days });

/** Compares a total with the previous one: `12% more than the 30 days before ($285.00)`. */
export function change(total: number, before: number, unit: Unit, days: number): string {
  if (total === before) return say(m.comparison.same, { days: spanBefore(days) });
  const than = { days: spanBefore(days), before: amount(before, unit) };
  if (before <= 0) return say(m.comparison.more, { ...than, share: '' });
  const percent = Math.round((Math.abs(total - before) / before) * 100);
  const share = `${percent ? say(m.comparison.percent, { percent }) : m.comparison.belowOnePercent} `;
  return say(total > before ? m.comparison.more : m.comparison.less, { ...than, share });
}

/** Summary of a chart's first measure and best day, for screen readers. */
export function summary(statistics: Statistics): string {
  const { measures, from } = statistics;
  const [measure] = measures;
  if (!measure) return '';
  const { label, unit, total, before, days } = measure;
  const count = dayCount(statistics);
  const said = `${label}: ${amount(total, unit)} ${span(count)}, ${change(total, before, unit, count)}.`;
  const best = Math.max(...days);
  if (count < 2 || best <= 0) return said;
  const bestDay = new Date(Date.parse(`${from}T00:00:00Z`) + days.indexOf(best) * 86_400_000);
  return say(m.summary.best, {
    said,
    value: dayLabel(bestDay.toISOString().slice(0, 10)),
    best: amount(best, unit),
  });
}

/** `4.2%`; a dash if the whole is zero. */
export const share = (part: number, whole: number): string =>
  whole > 0 ? formatNumber(part / whole, { style: 'percent', maximumFractionDigits: 1 }) : '–';

/** One bar of a chart: a day, a week, or a month. */
export interface Period {
  /** `Nov 22`, `Nov 16 to Nov 22`, `November 2026` */
  label: string;
  /** Label of its start below the chart: `Nov 22`, `Nov 2026` */
  tick: string;
  /** One per measure; empty for the future. */
  values: number[];
}

const DAY_MS = 86_400_000;
const daysAtMost = { byDay: 62, byWeek: 366 };
const monthIn = (first: Date, month: 'short' | 'long'): string =>
  formatDate(first, { month, year: 'numeric', timeZone: 'UTC' });

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export type Step = 'day' | 'week' | 'month';

export function stepOf({ measures }: Pick<Statistics, 'measures'>): Step {
  const length = measures[0]?.days.length ?? 0;
  if (length <= daysAtMost.byDay) return 'day';
  return length <= daysAtMost.byWeek ? 'week' : 'month';
}

function periodOf(days: readonly string[], measures: readonly Measure[], start: number, end: number): Period {
  const [first = '', last = ''] = [days[start], days[end - 1]];
  const label =
    start === end - 1
      ? dayLabel(first)
      : say(m.summary.range, { first: dayLabel(first), last: dayLabel(last) });
  return {
    label,
    tick: dayLabel(first),
    values: measures.map((measure) => sum(measure.days.slice(start, end))),
  };
}

/** Groups days so that each bar can be seen: by day, by week, or by month. */
export function periodsOf(statistics: Pick<Statistics, 'from' | 'measures'>): Period[] {
  const { from, measures } = statistics;
  const firstMs = Date.parse(`${from}T00:00:00Z`);
  const days = (measures[0]?.days ?? []).map((_, n) =>
    new Date(firstMs + n * DAY_MS).toISOString().slice(0, 10),
  );
  const step = stepOf(statistics);
  const periods: Period[] = [];
  for (let start = 0; start < days.length;) {
    const month = days[start]?.slice(0, 7) ?? '';
    const after = days.findIndex((day, n) => n > start && !day.startsWith(month));
    const endOfMonth = after === -1 ? days.length : after;
    const end = step === 'month' ? endOfMonth : Math.min(start + (step === 'week' ? 7 : 1), days.length);
    const period = periodOf(days, measures, start, end);
    const first = new Date(`${month}-01T00:00:00Z`);
    const names = { label: monthIn(first, 'long'), tick: monthIn(first, 'short') };
    periods.push(step === 'month' ? { ...period, ...names } : period);
    start = end;
  }
  return periods;
}

/** Days of a month to its end; future days have no values. */
export function daysOfMonth(statistics: Pick<Statistics, 'from' | 'measures'>): Period[] {
  const periods = periodsOf(statistics);
  const [year = 0, month = 0] = statistics.from.split('-').map(Number);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const toCome = Array.from({ length: length - periods.length }, (_, n) => {
    const label = formatDate(Date.UTC(year, month - 1, periods.length + n + 1), dayFormat);
    return { label, tick: label, values: [] };
  });
  return [...periods, ...toCome];
}
