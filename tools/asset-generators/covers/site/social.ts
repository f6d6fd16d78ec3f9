import { type Artwork, drawing, element, path, rect } from '../svg.js';
import { roman, setAt, type Style } from '../lettering.js';
import { ink, oxblood, paper } from './palette.js';
import { portraitScene } from './portrait.js';

/** One stripe for each book, in the order of the shelf. */
const shelf = ['#0F4C5C', '#F0713A', '#2F5D50', '#5C1744', '#F2C25B', '#1F3A8A', '#9A4420', '#B0101C'];

/** What a link to the site looks like where it is shared: 1200 by 630. */
export const social: Artwork = {
  file: 'site/social.svg',
  draw: ({ fraunces, newsreaderItalic, instrumentSans }) => {
    const name: Style = {
      font: fraunces,
      axes: roman(144, 560),
      sizePx: 148,
      tracking: -16,
    };
    const line: Style = { font: newsreaderItalic, axes: { opsz: 36, wght: 400 }, sizePx: 38 };
    const label: Style = { font: instrumentSans, axes: { wdth: 100, wght: 600 }, sizePx: 21, tracking: 130 };
    const set = (text: string, style: Style, baseline: number, fill: string): string =>
      path(setAt(text, style, 72, baseline), { fill });
    return drawing(
      1200,
      630,
      'Eleanor Marsh: books on faith, law and starting again',
      rect(0, 0, 1200, 630, paper),
      element(
        'svg',
        {
          x: 690,
          y: 0,
          width: 510,
          height: 630,
          viewBox: '0 0 800 988',
          preserveAspectRatio: 'xMidYMid slice',
        },
        ...portraitScene(),
      ),
      set('BOOKS, TALKS, LESSONS', label, 108, oxblood),
      set('Eleanor', name, 276, ink),
      set('Marsh', name, 412, ink),
      set('On faith, law and starting again', line, 480, '#565C6B'),
      ...shelf.map((fill, index) => rect(72 + index * 30, 546, 22, 84, fill)),
    );
  },
};
