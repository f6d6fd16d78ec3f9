import { describe, expect, it } from '@jest/globals';
import { minifyStaticStyles } from './minify-static-styles.js';

const end = '/*!sc*/\n';
const mark = (group: number, id: string, names: string) =>
  `data-styled.g${group}[id="${id}"]{content:"${names},"}${end}`;
const sheet = (css: string) => `<style data-styled="true">${css}</style>`;

describe('minifyStaticStyles', () => {
  const lives = (id: string) => id === 'sc-live-0';

  it('removes markers and shortens names of components that are never hydrated, and keeps the order', () => {
    const css = [
      `.gJeHWZ{gap:0.5rem}${end}`,
      mark(1, 'sc-still-0', 'gJeHWZ'),
      `.kXyZab{color:red}${end}`,
      mark(2, 'sc-live-0', 'kXyZab'),
    ];
    const markup = '<p class="sc-still-0 gJeHWZ"></p><b class="sc-live-0 kXyZab book"></b>';
    expect(minifyStaticStyles({ markup, styles: sheet(css.join('')) }, lives)).toEqual({
      markup: '<p class="_1"></p><b class="sc-live-0 kXyZab book"></b>',
      styles: sheet(`._1{gap:0.5rem}${end}.kXyZab{color:red}${end}${mark(2, 'sc-live-0', 'kXyZab')}`),
    });
  });

  it('keeps the last marker, or the rules before it would be lost on rehydration of the sheet', () => {
    const styles = sheet(`.gJeHWZ{gap:1px}${end}${mark(7, 'sc-still-0', 'gJeHWZ')}`);
    expect(minifyStaticStyles({ markup: '', styles }, lives).styles).toContain(
      'data-styled.g7[id="sc-still-0"]',
    );
  });

  it('keeps a class that another component refers to', () => {
    const css = `.sc-still-0:hover .gJeHWZ{gap:1px}${end}${mark(1, 'sc-still-0', 'gJeHWZ')}${mark(2, 'sc-live-0', '')}`;
    const markup = '<p class="sc-still-0"><i class="gJeHWZ"></i></p><p class="sc-other-0"></p>';
    const settled = minifyStaticStyles({ markup, styles: sheet(css) }, lives);
    expect(settled.markup).toBe('<p class="_0"><i class="_1"></i></p><p class="sc-other-0"></p>');
    expect(settled.styles).toContain('._0:hover ._1{gap:1px}');
  });

  it('removes an empty class attribute', () => {
    const styles = sheet(`${mark(1, 'sc-still-0', '')}${mark(2, 'sc-live-0', '')}`);
    expect(minifyStaticStyles({ markup: '<p class="sc-still-0"></p>', styles }, lives).markup).toBe(
      '<p></p>',
    );
  });

  it('keeps shared rules: a hydrated component may use the same animation', () => {
    const styles = sheet(
      `@keyframes dYbqZl{to{opacity:0}}${end}${mark(1, 'sc-keyframes-dYbqZl', 'dYbqZl')}${mark(2, 'sc-live-0', '')}`,
    );
    expect(minifyStaticStyles({ markup: '', styles }, lives).styles).toBe(styles);
  });
});
