import { describe, expect, it } from '@jest/globals';

import { roundedCount } from './assessment-statistics.js';

describe('Rounded count', () => {
  it('hides numbers below five', () => {
    expect([0, 1, 4].map((count) => roundedCount(count).words)).toEqual(Array(3).fill('fewer than 5'));
  });

  it('rounds the others to fives, so that no small count can be derived by subtraction', () => {
    expect([5, 9, 10, 14, 1_203].map((count) => roundedCount(count).words)).toEqual([
      '5 to 9',
      '5 to 9',
      '10 to 14',
      '10 to 14',
      '1200 to 1204',
    ]);
  });
});
