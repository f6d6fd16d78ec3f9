import { expect, it } from '@jest/globals';
import { longDate, monthAndYear, shortDate } from './dates.js';

it('formats a calendar date in full, the same day in every time zone', () => {
  expect(longDate('2024-12-10')).toBe('December 10, 2024');
});

it('formats a month with its year', () => {
  expect(monthAndYear('2025-01')).toBe('January 2025');
});

it('formats a short date for lists', () => {
  expect(shortDate('2024-12-03')).toBe('Dec 3, 2024');
});
