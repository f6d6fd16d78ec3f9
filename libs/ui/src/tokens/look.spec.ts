import { describe, expect, it } from '@jest/globals';

import { siteColors, sitePoster } from './colors.js';
import { contrastRatio } from './contrast.js';
import { posterOf, standardLook } from './look.js';
import { lookCss } from './look-css.js';
import { contrastRules, isReadable, readableColors } from './readable-colors.js';

const forest = {
  ...siteColors,
  light: { ...siteColors.light, accent: '#1d4d35', onAccent: '#ffffff' },
};

describe('lookCss', () => {
  it('is empty for the standard look, so that pages stay as they are', () => {
    expect(lookCss(standardLook)).toBe('');
  });

  it('sets colors of both schemes, and posters in the accent', () => {
    const [light = '', dark = ''] = lookCss({ ...standardLook, colors: forest }).split('@media');
    expect(light).toContain('--color-accent:#1d4d35;');
    expect(light).toContain('--color-poster:#1d4d35;--color-on-poster:#ffffff;');
    expect(dark).toContain(`--color-accent:${siteColors.dark.accent};`);
  });

  it('sets fonts and corners', () => {
    const css = lookCss({ ...standardLook, typefaces: 'modern', corners: 'square' });
    expect(css).toContain("--font-title:'Bricolage Variable'");
    expect(css).toContain('--radius-medium:3px;');
    expect(css).not.toContain('--color-');
  });
});

describe('posterOf', () => {
  it('keeps the standard posters', () => {
    expect(posterOf(standardLook, 'dark')).toBe(sitePoster.dark);
  });

  it('is the surface if the accent and its text are close', () => {
    const light = { ...siteColors.light, accent: '#b04a5a', onAccent: '#ffffff' };
    const poster = posterOf({ ...standardLook, colors: { ...siteColors, light } }, 'light');
    expect(poster).toEqual({ ground: light.surface, text: light.ink });
  });
});

describe('readableColors', () => {
  it('keeps a readable palette', () => {
    expect(readableColors(siteColors.light, 'light', siteColors.light)).toEqual(siteColors.light);
    expect(readableColors(siteColors.dark, 'dark', siteColors.dark)).toEqual(siteColors.dark);
  });

  it.each(['#000000', '#ffffff', '#777777', '#ff0000', '#00ff00', '#3344ff', '#ffee00'])(
    'finds readable colors near %s everywhere',
    (color) => {
      const same = {
        background: color,
        surface: color,
        ink: color,
        muted: color,
        accent: color,
        onAccent: color,
      };
      for (const scheme of ['light', 'dark'] as const) {
        const found = readableColors(same, scheme, siteColors[scheme]);
        expect(isReadable(found, scheme)).toBe(true);
        for (const { words, on, ratio } of contrastRules)
          expect(contrastRatio(found[words], found[on])).toBeGreaterThanOrEqual(ratio);
      }
    },
  );

  it('changes text rather than its ground', () => {
    const found = readableColors({ ...siteColors.light, accent: '#ffcc00' }, 'light', siteColors.light);
    expect(found.background).toBe(siteColors.light.background);
    expect(found.accent).not.toBe('#ffcc00');
  });

  it('replaces what is no color', () => {
    const found = readableColors({ ...siteColors.light, ink: 'red' }, 'light', siteColors.light);
    expect(found.ink).toBe(siteColors.light.ink);
  });
});
