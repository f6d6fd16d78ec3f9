import { type Artwork, drawing, element, heightPx, path, rect, widthPx } from '../svg.js';
import { roman, setAt, type Style } from '../lettering.js';

const ink = '#1C2233';
const cream = '#FBF7F0';
const sun = '#A8301F';
const bandPx = heightPx / 5;
const discX = 528;
const radius = 50;

/** Sky and height of the sun (0 at the foot of the band, 1 at its head) from getting up to lying down. */
const hours = [
  { sky: '#F7D7B5', height: 0 },
  { sky: '#F6E8CB', height: 0.34 },
  { sky: '#CFE1DE', height: 0.62 },
  { sky: '#E9AE8E', height: 0.16 },
  { sky: ink, height: 0.5 },
] as const;

/** A day in five bands; the sun stands at another height in each, and in the last it is a moon. */
export const fiveVerses: Artwork = {
  file: 'booklets/five-verses/cover.svg',
  draw: ({ fraunces, newsreaderItalic }) => {
    const title: Style = {
      font: fraunces,
      axes: roman(144, 520),
      sizePx: 136,
      tracking: -16,
    };
    const subtitle: Style = { font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx: 35 };
    const author: Style = {
      font: fraunces,
      axes: roman(14, 460),
      sizePx: 18.5,
      tracking: 190,
    };
    const left = (text: string, style: Style, baseline: number, fill: string): string =>
      path(setAt(text, style, 48, baseline), { fill });
    const disc = (index: number, height: number, fill: string, shiftX = 0, r = radius): string =>
      element('circle', {
        cx: discX + shiftX,
        cy: (index + 1) * bandPx - height * bandPx,
        r,
        fill,
        'clip-path': `url(#band-${index})`,
      });
    return drawing(
      widthPx,
      heightPx,
      'Five Verses: for the hours of one ordinary day, by Eleanor Marsh',
      element(
        'defs',
        {},
        ...hours.map((_, index) =>
          element('clipPath', { id: `band-${index}` }, rect(0, index * bandPx, widthPx, bandPx, '#000')),
        ),
      ),
      ...hours.map(({ sky }, index) => rect(0, index * bandPx, widthPx, bandPx + 1, sky)),
      ...hours.map(({ height }, index) => disc(index, height, index === 4 ? cream : sun)),
      disc(4, 0.56, ink, -22, 46),
      left('Five', title, 150, ink),
      left('Verses', title, 342, ink),
      left('For the hours of', subtitle, 660, ink),
      left('one ordinary day', subtitle, 702, ink),
      left('ELEANOR MARSH', author, 906, cream),
    );
  },
};
