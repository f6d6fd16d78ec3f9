import { describe, expect, it } from '@jest/globals';

import { signedRankTest } from './rank-test.js';

describe('signedRankTest', () => {
  it('matches published tables', () => {
    // Sixteen pairs with a sum of 19 downwards: z is 2.5337, and 0.0113 the chance of more.
    const upwards = [1, 2, 3, 4, 5, 6, 7, 9, 10, 12, 13, 14, 15, 15.5];
    expect(signedRankTest([...upwards, -8, -11])).toBeCloseTo(0.0113, 3);
    expect(signedRankTest([1, -1])).toBeCloseTo(1, 6);
  });

  it('shares the rank of equal differences, and ignores equal pairs', () => {
    expect(signedRankTest([2, 2, 2, -2])).toBeCloseTo(signedRankTest([7, 7, 7, -7]), 12);
    expect(signedRankTest([0, 0, 3, -1])).toBe(signedRankTest([3, -1]));
    expect(signedRankTest([0, 0])).toBe(1);
  });

  it('finds a small shift of either sign in large noise, and none without one', () => {
    const noise = Array.from({ length: 2_000 }, (_, at) => Math.sin(at * 12.9898) * 50);
    expect(signedRankTest(noise)).toBeGreaterThan(0.05);
    for (const shift of [4, -4]) {
      const shifted = noise.map((difference) => difference + shift);
      expect(signedRankTest(shifted)).toBeLessThan(0.001);
    }
  });
});
