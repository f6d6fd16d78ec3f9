import { describe, expect, it } from '@jest/globals';
import { barsOf, barsPath } from './bars.js';

describe('the bars of a waveform', () => {
  it('are as high as the loudest of what they stand for, and silence is still seen', () => {
    expect(barsOf([0, 10, 90, 20, 0, 0], 3)).toEqual([10, 90, 4]);
  });

  it('may be more than the numbers that are known, or known of nothing', () => {
    expect(barsOf([50, 100], 4)).toEqual([50, 50, 100, 100]);
    expect(barsOf([], 3)).toEqual([4, 4, 4]);
  });

  it('stand upright around the middle', () => {
    expect(barsPath([100, 20])).toBe('M0.5 0v100M1.5 40v20');
  });
});
