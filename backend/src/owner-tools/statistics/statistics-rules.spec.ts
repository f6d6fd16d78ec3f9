import { describe, expect, it } from '@jest/globals';

import { dayIn, daysOf, resolveRange } from './statistics-rules.js';

const today = '2026-11-22';
const resolve = (input: Parameters<typeof resolveRange>[0]) => resolveRange(input, today, 'UTC');

describe('The days of a chart', () => {
  it('default to thirty up to today, compared with the thirty before', () => {
    expect(resolve({})).toEqual({
      from: '2026-10-24',
      to: today,
      beforeFrom: '2026-09-24',
      beforeTo: '2026-10-23',
      timeZone: 'UTC',
    });
  });

  it('may be today alone, compared with yesterday', () => {
    const { from, to, beforeFrom, beforeTo } = resolve({ days: 1 });
    expect([from, to, beforeFrom, beforeTo]).toEqual([today, today, '2026-11-21', '2026-11-21']);
  });

  it('may be a given range, across a leap day', () => {
    const range = resolve({ from: '2028-02-28', to: '2028-03-01' });
    expect(daysOf(range)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(range.beforeTo).toBe('2028-02-27');
  });

  it.each([
    [{ from: '2026-01-01' }, 'Please enter the first and last day.'],
    [{ from: '2026-02-01', to: '2026-01-01' }, 'The first day is after the last.'],
    [{ from: '2020-01-01', to: '2026-01-01' }, 'You can see up to 732 days at once.'],
  ])('are rejected with a sentence: %j', (input, sentence) => {
    expect(() => resolve(input)).toThrow(sentence);
  });

  it('start and end in the time zone', () => {
    const moment = new Date('2026-11-22T03:30:00Z');
    expect(dayIn('America/New_York', moment)).toBe('2026-11-21');
    expect(dayIn('Asia/Tokyo', moment)).toBe('2026-11-22');
  });
});
