import { describe, expect, it } from '@jest/globals';

import { lastMonth, lastQuarter, periodParts, periodWords } from './receipt-periods.js';

describe('receipt periods (O12)', () => {
  it('include the month and quarter before a day', () => {
    expect(lastMonth('2026-11-27')).toEqual({ year: 2026, part: 'M10' });
    expect(lastMonth('2026-01-01')).toEqual({ year: 2025, part: 'M12' });
    expect(lastQuarter('2026-11-27')).toEqual({ year: 2026, part: 'Q3' });
    expect(lastQuarter('2026-03-31')).toEqual({ year: 2025, part: 'Q4' });
  });

  it('have labels for a year, a quarter, and a month', () => {
    expect(periodWords({ year: 2026, part: '' })).toBe('2026');
    expect(periodWords({ year: 2026, part: 'Q4' })).toBe('Quarter 4 2026');
    expect(periodWords({ year: 2026, part: 'M10' })).toBe('October 2026');
    expect(periodParts).toHaveLength(17);
  });
});
