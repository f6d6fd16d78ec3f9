import { describe, expect, it } from '@jest/globals';
import { siteColors } from '@lectern/ui/tokens';
import * as theme from './frame-theme.js';

const themeCss = (host: Parameters<typeof theme.themeCss>[0]) => theme.themeCss(host, siteColors);

describe('the theme that a host chooses', () => {
  it('adds no rules if nothing is chosen', () => {
    expect(themeCss({})).toBe('');
  });

  it('applies its color only in the schemes in which text on it is legible', () => {
    expect(themeCss({ accent: '#0b5d3b' })).toBe(
      ':root[data-theme=light]{--color-accent:#0b5d3b;--color-on-accent:#ffffff}',
    );
    expect(themeCss({ accent: '#ffd166' })).toBe(
      ':root[data-theme=dark]{--color-accent:#ffd166;--color-on-accent:#000000}',
    );
    expect(themeCss({ accent: '#808080' })).toBe('');
  });

  it('applies its corner radius, smaller on smaller elements', () => {
    expect(themeCss({ radius: 10 })).toBe(
      ':root{--radius-large:10px;--radius-medium:6px;--radius-small:4px}',
    );
    expect(themeCss({ radius: 0 })).toContain('--radius-large:0px');
  });
});
