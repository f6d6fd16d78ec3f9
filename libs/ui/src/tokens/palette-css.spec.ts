import { describe, expect, it } from '@jest/globals';
import { siteColors } from './colors.js';
import { coverCss, paletteCss } from './palette-css.js';
import { tokenCss } from './token-css.js';

const book = {
  id: 'fear-not',
  palette: siteColors,
  poster: { light: { ground: '#fab005', text: '#101010' }, dark: { ground: '#202020', text: '#fab005' } },
  cover: { dominantColor: '#123456' },
};

describe('paletteCss', () => {
  it('gives each book a class with its colors in both schemes', () => {
    const [light, dark] = paletteCss([book]).split('@media screen and (prefers-color-scheme:dark)');
    expect(light).toContain(`.palette-fear-not{--color-background:${siteColors.light.background};`);
    expect(dark).toContain(`.palette-fear-not{--color-background:${siteColors.dark.background};`);
    expect(light).toContain('--color-poster:#fab005;--color-on-poster:#101010;}');
    expect(dark).toContain('--color-poster:#202020;--color-on-poster:#fab005;}');
  });

  it('declares the derived tints for every palette', () => {
    expect(paletteCss([book])).toContain("[class*='palette-']{--color-line:color-mix(");
  });

  it('is empty without books', () => {
    expect(paletteCss([])).toBe('');
  });
});

describe('coverCss', () => {
  it('sets the background color of a cover that has not loaded', () => {
    expect(coverCss([book])).toContain('.cover-fear-not{--cover-color:#123456;');
  });
});

describe('tokenCss', () => {
  it('keeps a deep red in the dark scheme', () => {
    const [light, dark] = tokenCss.split('prefers-color-scheme:dark');
    expect(light).toContain('--color-poster:#7a1f2b;');
    expect(dark).toContain('--color-poster:#571420;--color-on-poster:#f8e7e2;');
  });

  it('names its properties in kebab-case', () => {
    expect(tokenCss).toContain('--color-on-accent:');
    expect(tokenCss).toContain('--text-heading-1:');
    expect(tokenCss).not.toMatch(/--[a-z-]*[A-Z]/);
  });
});
