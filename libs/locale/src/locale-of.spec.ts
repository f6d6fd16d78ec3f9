import { describe, expect, it } from '@jest/globals';

import { localeOf } from './index.js';

const day = new Date('2026-03-09T12:00:00Z');

describe('localeOf', () => {
  it.each([
    ['en', 'US', 'March 9, 2026', '1,234.5', 'a, b, and c'],
    ['en', 'GB', '9 March 2026', '1,234.5', 'a, b and c'],
    ['de', 'DE', '9. März 2026', '1.234,5', 'a, b und c'],
    ['de', 'CH', '9. März 2026', "1'234.5", 'a, b und c'],
    // An unknown pair: the language alone.
    ['de', 'JP', '9. März 2026', '1.234,5', 'a, b und c'],
  ])('writes dates, numbers and lists in %s of %s', (language, country, date, number, list) => {
    const locale = localeOf(language, country);
    expect(day.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' })).toBe(date);
    // The apostrophe of Switzerland differs between versions of Intl.
    expect((1234.5).toLocaleString(locale).replace('’', "'")).toBe(number);
    expect(new Intl.ListFormat(locale).format(['a', 'b', 'c'])).toBe(list);
  });
});
