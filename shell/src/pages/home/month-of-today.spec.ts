import { describe, expect, it } from '@jest/globals';
import { currentMonthIndex } from './month-of-today.js';

const months = ['2025-01', '2025-02', '2025-03'];

describe('the first month shown', () => {
  it.each([
    ['2025-01-01', 0],
    ['2025-01-31', 0],
    ['2025-02-01', 1],
    ['2025-03-15', 2],
  ])('is the current one on %s', (today, at) => {
    expect(currentMonthIndex(months, today)).toBe(at);
  });

  it('is the last one before today after the list has ended, and wraps around the year', () => {
    expect(currentMonthIndex(months, '2025-04-01')).toBe(2);
    expect(currentMonthIndex(months, '2026-11-23')).toBe(2);
    expect(currentMonthIndex(months, '2027-01-02')).toBe(0);
  });

  it('is never in the future if another is not', () => {
    expect(currentMonthIndex(['2025-01', '2026-01'], '2025-01-20')).toBe(0);
    expect(currentMonthIndex(['2025-01', '2026-01'], '2026-01-20')).toBe(1);
    expect(currentMonthIndex(months, '2024-12-31')).toBe(0);
  });
});
