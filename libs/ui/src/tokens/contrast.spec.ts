import { describe, expect, it } from '@jest/globals';
import { contrastRatio } from './contrast.js';

describe('the contrast of two colors', () => {
  it('is 21 between black and white, and 1 between equal colors', () => {
    expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrastRatio('#7A1F2B', '#7A1F2B')).toBe(1);
  });

  it('is the same in both directions', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBe(contrastRatio('#FFFFFF', '#767676'));
  });

  it('is above 4.5 for #767676 on white, and below for #777777', () => {
    expect(contrastRatio('#767676', '#FFFFFF')).toBeGreaterThan(4.5);
    expect(contrastRatio('#777777', '#FFFFFF')).toBeLessThan(4.5);
  });
});
