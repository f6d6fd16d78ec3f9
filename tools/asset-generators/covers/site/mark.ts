import { type Artwork, element, path } from '../svg.js';

const styles =
  '.ground{fill:#7A1F2B}.page{fill:#FBF7F0}' +
  '@media (prefers-color-scheme:dark){.ground{fill:#E7A0A6}.page{fill:#2A0B10}}';

/** An open book that is also the M of Marsh; whole pixels at 16 and 32. */
export const mark: Artwork = {
  file: 'site/mark.svg',
  draw: () =>
    `${element(
      'svg',
      { xmlns: 'http://www.w3.org/2000/svg', viewBox: '0 0 32 32', role: 'img' },
      '<title>Eleanor Marsh</title>',
      element('style', {}, styles),
      element('rect', { class: 'ground', width: 32, height: 32, rx: 7 }),
      path('M4 8C8 7 11.6 8.2 14 11V26C11.6 23.4 8 22.4 4 23z', { class: 'page' }),
      path('M28 8C24 7 20.4 8.2 18 11V26C20.4 23.4 24 22.4 28 23z', { class: 'page' }),
    )}\n`,
};
