import { describe, expect, it } from '@jest/globals';

import { closingLine, sum } from './count.mjs';

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
