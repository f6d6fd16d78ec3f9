import { describe, expect, it } from '@jest/globals';
import { fallbackFace } from './fallback-face.js';

describe('fallbackFace', () => {
  it('scales a narrower font up and lowers its ascent by the same ratio', () => {
    const times = { names: ['Times New Roman', 'Tinos'], averageWidth: 0.4 };
    const metrics = { averageWidth: 0.8, ascent: 1, descent: 0.3 };
    const face = fallbackFace('Fraunces Times', 'font-weight:400', times, metrics);
    expect(face).toContain("font-weight:400;src:local('Times New Roman'),local('Tinos')");
    expect(face).toContain('size-adjust:200.0%');
    expect(face).toContain('ascent-override:50.0%');
    expect(face).toContain('descent-override:15.0%');
  });
});
