import { expect, it } from '@jest/globals';
import { longDate, monthAndYear, shortDate } from './dates.js';

it('formats a calendar date in full, the same day in every time zone', () => {
  expect(longDate('2024-12-10', 'en-US')).toBe('December 10, 2024');
});

it('formats a month with its year', () => {
  expect(monthAndYear('2025-01', 'en-US')).toBe('January 2025');
});

it('formats a short date for lists', () => {
  expect(shortDate('2024-12-03', 'en-US')).toBe('Dec 3, 2024');
});

it('are written as in the language and country of the site', () => {
  const written = [
    longDate('2024-12-10', 'de-DE'),
    monthAndYear('2025-01', 'de-DE'),
    shortDate('2024-12-03', 'de-DE'),
  ];
  expect(written).toEqual(['10. Dezember 2024', 'Januar 2025', '03.12.2024']);
});
