import { describe, expect, it } from '@jest/globals';
import { themeCss } from './frame-theme.js';

describe('the looks that a host chooses', () => {
  it('are nothing of their own where it chooses nothing', () => {
    expect(themeCss({})).toBe('');
  });

  it('have its colour only in the scheme where words in it can be read', () => {
    expect(themeCss({ accent: '#0b5d3b' })).toBe(
      ':root[data-theme=light]{--color-accent:#0b5d3b;--color-on-accent:#ffffff}',
    );
    expect(themeCss({ accent: '#ffd166' })).toBe(
      ':root[data-theme=dark]{--color-accent:#ffd166;--color-on-accent:#000000}',
    );
    expect(themeCss({ accent: '#808080' })).toBe('');
  });

  it('have its corners, smaller on smaller things', () => {
    expect(themeCss({ radius: 10 })).toBe(
      ':root{--radius-large:10px;--radius-medium:6px;--radius-small:3px}',
    );
    expect(themeCss({ radius: 0 })).toContain('--radius-large:0px');
  });
});
