import { describe, expect, it } from '@jest/globals';
import { barsOf, barsPath } from './waveform.js';

describe('the bars of a waveform', () => {
  it('are as high as what they stand for is loud, with some relief, and silence is still seen @S1-audio-14', () => {
    expect(barsOf([80, 80, 30, 50, 0, 0], 3)).toEqual([100, 31, 4]);
  });

  it('may be more than the numbers that are known, or known of nothing', () => {
    expect(barsOf([100, 0], 4)).toEqual([100, 100, 4, 4]);
    expect(barsOf([], 3)).toEqual([4, 4, 4]);
  });

  it('stand upright around the middle', () => {
    expect(barsPath([100, 20])).toBe('M0.5 0v100M1.5 40v20');
  });
});
