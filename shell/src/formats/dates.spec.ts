import { expect, it } from '@jest/globals';
import { longDate, monthAndYear, shortDate } from './dates.js';

it('says a calendar date at length, the same day everywhere', () => {
  expect(longDate('2024-12-10')).toBe('December 10, 2024');
});

it('names a month with its year', () => {
  expect(monthAndYear('2025-01')).toBe('January 2025');
});

it('writes a day as people write it in a list', () => {
  expect(shortDate('2024-12-03')).toBe('Dec 3, 2024');
});
