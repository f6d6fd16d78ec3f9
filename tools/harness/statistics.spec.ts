import { describe, expect, it } from '@jest/globals';

import { percentile, spread } from './statistics.js';

describe('percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it.each([
    [0.5, 50],
    [0.95, 95],
    [1, 100],
    [0, 1],
  ])('at %d is the value of that rank', (share, value) => {
    expect(percentile(hundred, share)).toBe(value);
  });

  it('of one value is that value, and of none an error', () => {
    expect(percentile([7], 0.95)).toBe(7);
    expect(() => percentile([], 0.5)).toThrow('Nothing was measured.');
  });
});

describe('spread', () => {
  it('has the middle value, or the mean of the middle two, as its median', () => {
    expect(spread([9, 1, 5])).toEqual({ median: 5, low: 1, high: 9 });
    expect(spread([4, 1, 2, 8])).toEqual({ median: 3, low: 1, high: 8 });
  });

  it('of no values is an error', () => {
    expect(() => spread([])).toThrow('Nothing was measured.');
  });
});
