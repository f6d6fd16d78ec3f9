import { describe, expect, it } from '@jest/globals';

import { closingLine, skippedBecause, slowest, sum } from './count.js';

describe('the closing line', () => {
  it('counts what passed and what failed', () => {
    const steps = [
      { passed: 3, failed: 0, skipped: 0 },
      { passed: 1, failed: 2, skipped: 0 },
    ];
    expect(closingLine(sum(steps))).toBe('4 passed, 2 failed');
  });

  it('tells of skipped tests when there are any', () => {
    expect(closingLine({ passed: 4, failed: 0, skipped: 1 })).toBe('4 passed, 0 failed, 1 skipped');
  });
});

describe('the summary', () => {
  it('lists the slowest tests, slowest first', () => {
    const times = [
      { name: 'quick', ms: 20 },
      { name: 'slow', ms: 12_340 },
      { name: 'middling', ms: 3_000 },
    ];
    expect(slowest(times, 2)).toEqual(['  12.3 s  slow', '   3.0 s  middling']);
  });

  it('lists each reason for skipped tests once', () => {
    expect(skippedBecause(['no Redis', 'no description', 'no Redis'])).toEqual([
      '     2 skipped: no Redis',
      '     1 skipped: no description',
    ]);
  });
});
