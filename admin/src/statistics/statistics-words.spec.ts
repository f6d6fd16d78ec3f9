import { describe, expect, it } from '@jest/globals';
import type { Measure, Statistics } from '@lectern/api-client/admin';
import { amount, axisAmount, change, daysOfMonth, periodsOf, share, summary } from './statistics-words.js';

const measure = (days: number[], more: Partial<Measure> = {}): Measure => ({
  name: 'netCents',
  label: 'Net',
  unit: 'cents',
  total: days.reduce((sum, value) => sum + value, 0),
  before: 0,
  days,
  ...more,
});
const statistics = (from: string, days: number[], more: Partial<Measure> = {}): Statistics => ({
  from,
  to: from,
  beforeFrom: from,
  beforeTo: from,
  timeZone: 'UTC',
  measures: [measure(days, more)],
  parts: [],
});

describe('Bars of a chart', () => {
  it('are days while each can be seen', () => {
    expect(periodsOf(statistics('2026-02-27', [1, 2, 3]))).toEqual([
      { label: 'Feb 27', tick: 'Feb 27', values: [1] },
      { label: 'Feb 28', tick: 'Feb 28', values: [2] },
      { label: 'Mar 1', tick: 'Mar 1', values: [3] },
    ]);
  });

  it('are weeks of a quarter, with a shorter last one', () => {
    const weeks = periodsOf(statistics('2026-01-01', Array<number>(90).fill(1)));
    expect(weeks).toHaveLength(13);
    expect(weeks[0]).toEqual({ label: 'Jan 1 to Jan 7', tick: 'Jan 1', values: [7] });
    expect(weeks.at(-1)).toEqual({ label: 'Mar 26 to Mar 31', tick: 'Mar 26', values: [6] });
  });

  it('are months of more than a year, and cover every day', () => {
    const months = periodsOf(statistics('2025-01-15', Array<number>(500).fill(2)));
    expect(months[0]).toEqual({ label: 'January 2025', tick: 'Jan 2025', values: [34] });
    expect(months.reduce((sum, { values: [value = 0] }) => sum + value, 0)).toBe(1_000);
  });

  it('are the days of a month to its end, on any day', () => {
    const month = daysOfMonth(statistics('2028-02-01', [1, 2]));
    expect(month).toHaveLength(29);
    expect(month.slice(1, 3)).toEqual([
      { label: 'Feb 2', tick: 'Feb 2', values: [2] },
      { label: 'Feb 3', tick: 'Feb 3', values: [] },
    ]);
    expect(month.at(-1)?.label).toBe('Feb 29');
  });
});

describe('Chart summary', () => {
  it('says the total, the previous total, and the best day', () => {
    expect(summary(statistics('2026-11-20', [999, 0, 1_998], { before: 1_998 }))).toBe(
      'Net: $29.97 in these 3 days, 50% more than the 3 days before ($19.98). The best day was Nov 22 with $19.98.',
    );
    expect(summary(statistics('2026-11-22', [5], { unit: 'count', label: 'Sales' }))).toBe(
      'Sales: 5 on this day, more than the day before (0).',
    );
  });

  it('compares without a division by zero', () => {
    expect(change(0, 0, 'count', 7)).toBe('the same as the 7 days before');
    expect(change(3, 4, 'count', 7)).toBe('25% less than the 7 days before (4)');
    expect(change(1_001, 1_000, 'count', 7)).toBe('less than 1% more than the 7 days before (1,000)');
    expect([share(1, 24), share(0, 0), amount(123_450, 'cents'), axisAmount(120_000, 'cents')]).toEqual([
      '4.2%',
      '–',
      '$1,234.50',
      '$1,200',
    ]);
  });
});
