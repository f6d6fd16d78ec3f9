import { describe, expect, it } from '@jest/globals';
import { barsOf, barsPath } from './waveform.js';

describe('the bars of a waveform', () => {
  it('are as high as their part is loud, with contrast, and at least a dot for silence @S1-audio-14', () => {
    expect(barsOf([80, 80, 30, 50, 0, 0], 3)).toEqual([100, 31, 4]);
  });

  it('may outnumber the samples, and are even if there are none', () => {
    expect(barsOf([100, 0], 4)).toEqual([100, 100, 4, 4]);
    expect(barsOf([], 3)).toEqual([4, 4, 4]);
  });

  it('are drawn around the middle', () => {
    expect(barsPath([100, 20])).toBe('M0.5 0v100M1.5 40v20');
  });
});
