import { centreX, cover, heightPx, widthPx } from '../cover.js';
import { lineData, place, setLine, type Style } from '../lettering/line.js';
import { element, path, rect } from '../svg.js';
import { fingerprint, innerRipples, stone } from './finding-peace-print.js';

const sky = '#E2EEEA';
const water = '#0F4C5C';
const foam = '#EFF5F3';
const pebble = '#F0A868';
const horizon = 452;

/** One horizon; the ripples of a single stone widen until they are the lines of a fingerprint. */
export const findingPeace = cover(
  'finding-peace',
  'Finding Peace: Stillness as a Daily Practice',
  ({ fraunces, newsreaderItalic }) => {
    const title = {
      font: fraunces,
      axes: { opsz: 144, wght: 420, SOFT: 0, WONK: 0 },
      sizePx: 128,
      tracking: -12,
    };
    const subtitle = {
      font: newsreaderItalic,
      axes: { opsz: 28, wght: 400 },
      sizePx: 28,
      tracking: 8,
    };
    const author = {
      font: fraunces,
      axes: { opsz: 14, wght: 460, SOFT: 0, WONK: 0 },
      sizePx: 18.5,
      tracking: 190,
    };
    const print = fingerprint();
    const centred = (text: string, style: Style, baseline: number, fill: string): string =>
      path(lineData(place(setLine(text, style), centreX, baseline, 'centre')), { fill });
    const rings = innerRipples.map(({ rx, ry }, index) =>
      element('ellipse', {
        cx: stone[0],
        cy: stone[1],
        rx,
        ry,
        fill: 'none',
        stroke: foam,
        'stroke-width': 4.6 + index * 1.3,
      }),
    );
    return [
      rect(0, 0, widthPx, heightPx, sky),
      rect(0, horizon, widthPx, heightPx - horizon, water),
      element(
        'defs',
        {},
        element('clipPath', { id: 'above' }, rect(0, 0, widthPx, horizon, '#000')),
        element('clipPath', { id: 'below' }, rect(0, horizon, widthPx, heightPx - horizon, '#000')),
        path(print, { id: 'print' }),
      ),
      element('use', { href: '#print', fill: water, 'clip-path': 'url(#above)' }),
      element('use', { href: '#print', fill: foam, 'clip-path': 'url(#below)' }),
      ...rings,
      element('ellipse', { cx: stone[0], cy: stone[1] - 2, rx: 15, ry: 8.5, fill: pebble }),
      centred('Finding', title, 138, water),
      centred('Peace', title, 248, water),
      centred('Stillness as a Daily Practice', subtitle, 877, foam),
      centred('ELEANOR MARSH', author, 917, foam),
    ];
  },
);
