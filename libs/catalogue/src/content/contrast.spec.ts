import { describe, expect, it } from '@jest/globals';
import { contrastRatio } from './contrast.js';

describe('the contrast of two colours', () => {
  it('is 21 between black and white, and 1 between a colour and itself', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#7A1F2B', '#7A1F2B')).toBe(1);
  });

  it('is the same in both directions', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBe(contrastRatio('#FFFFFF', '#767676'));
  });

  it('puts #767676 on white just on the good side of 4.5, and #777777 on the other', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });
});
