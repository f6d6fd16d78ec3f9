import { describe, expect, it } from '@jest/globals';
import { fallbackFace } from './fallback-face.js';

describe('fallbackFace', () => {
  it('widens a narrower typeface and lowers its ascent by the same ratio', () => {
    const face = fallbackFace('Fraunces Times', 'Times', { averageWidth: 0.7954, ascent: 1, descent: 0.3 });
    expect(face).toContain("local('Times New Roman')");
    expect(face).toContain('size-adjust:200.0%');
    expect(face).toContain('ascent-override:50.0%');
    expect(face).toContain('descent-override:15.0%');
  });
});
