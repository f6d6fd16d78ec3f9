import { describe, expect, it } from '@jest/globals';

import { monthsOf, periodName } from './receipt-periods.js';

describe('receipt periods (O12)', () => {
  it.each([
    [undefined, '2026', [1, 12]],
    ['Q1', '2026-Q1', [1, 3]],
    ['Q4', '2026-Q4', [10, 12]],
    ['M02', '2026-02', [2, 2]],
    ['M12', '2026-12', [12, 12]],
  ])('names %s and its months', (part, name, months) => {
    expect(periodName({ year: 2026, part })).toBe(name);
    expect(monthsOf({ year: 2026, part })).toEqual(months);
  });
});
