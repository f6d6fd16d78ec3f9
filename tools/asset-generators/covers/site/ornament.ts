import { type Artwork, element, group, path } from '../svg.js';
import { dot } from '../geometry/path-data.js';

const styles =
  '.lectern-ornament{fill:#7A1F2B}' + '@media (prefers-color-scheme:dark){.lectern-ornament{fill:#E7A0A6}}';

/** The right half: a leaf, a bud above its stem, and a stem that runs out into a hairline. */
const sprig = [
  'M66 16C71 7.5 80 5.5 88 12C81 19.5 72.5 21 66 16z',
  'M65 16.6C78 16.8 84 13.6 92 12C99 10.6 108 12.4 118 15.6C107 13.8 99 12.6 93 13.6C84 15.2 78 18.6 65 16.6z',
  'M95 10.4C97 5.6 101.5 4 106 5.2C104.4 9.4 100 11.6 95 10.4z',
].join('');

/** A printer's flower to divide what is read: an open book between two sprigs. */
export const ornament: Artwork = {
  file: 'site/ornament.svg',
  draw: () =>
    `${element(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        viewBox: '0 0 120 24',
        class: 'lectern-ornament',
        role: 'presentation',
      },
      element('style', {}, styles),
      path(sprig, {}),
      group({ transform: 'matrix(-1 0 0 1 120 0)' }, path(sprig, {})),
      path(dot([60, 16], 2.6), {}),
      path('M60 11C58.4 7.4 58.4 5 60 1.6C61.6 5 61.6 7.4 60 11z', {}),
    )}\n`,
};
