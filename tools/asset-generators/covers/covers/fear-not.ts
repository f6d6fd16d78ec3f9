import { cover, heightPx, widthPx } from '../cover.js';
import { smooth } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { lineData, place, setLine, type Style } from '../lettering/line.js';
import { element, path, rect } from '../svg.js';
import { lights } from './fear-not-road.js';

const night = '#171532';
const ember = '#F0713A';
const lamp = '#FFEBCB';

interface Hill {
  fill: string;
  /** Colour of the cuts that follow the ridge. */
  cut: string;
  ridge: readonly Point[];
}

/** From the far ridge, still glowing, to the near one. */
const hills: readonly Hill[] = [
  {
    fill: '#C9481D',
    cut: '#E9652F',
    ridge: [
      [0, 488],
      [130, 468],
      [250, 444],
      [352, 432],
      [450, 446],
      [550, 438],
      [640, 452],
    ],
  },
  {
    fill: '#96301F',
    cut: '#B84121',
    ridge: [
      [0, 512],
      [110, 528],
      [240, 514],
      [380, 504],
      [520, 520],
      [640, 496],
    ],
  },
  {
    fill: '#652331',
    cut: '#83302F',
    ridge: [
      [0, 592],
      [130, 582],
      [280, 574],
      [430, 588],
      [560, 562],
      [640, 566],
    ],
  },
  {
    fill: '#3D1D3B',
    cut: '#5A2A42',
    ridge: [
      [0, 664],
      [140, 676],
      [300, 690],
      [450, 664],
      [640, 646],
    ],
  },
  {
    fill: night,
    cut: '#2C2650',
    ridge: [
      [0, 784],
      [160, 790],
      [330, 780],
      [480, 762],
      [640, 776],
    ],
  },
];

const hillside = ({ fill, cut, ridge }: Hill): string[] => [
  path(`${smooth(ridge)}V${heightPx}H0z`, { fill }),
  ...[7, 16, 27, 40, 55].map((depth, index) =>
    path(smooth(ridge.map(([x, y]) => [x, y + depth])), {
      fill: 'none',
      stroke: cut,
      'stroke-width': 2.6 - index * 0.5,
    }),
  ),
];

/** Paler towards the ridge, in flat steps as of a print in several colours. */
const dawn = (ridge: readonly Point[]): string[] =>
  [
    { rise: 62, fill: '#F4824A' },
    { rise: 34, fill: '#F8985E' },
    { rise: 13, fill: '#FCB37A' },
  ].map(({ rise, fill }) => path(`${smooth(ridge.map(([x, y]) => [x, y - rise]))}V540H0z`, { fill }));

/** 116 small lights, one for each verse, make a road that climbs out of night into ember. */
export const fearNot = cover(
  'fear-not',
  'Fear Not: Faith to Move Forward',
  ({ fraunces, newsreaderItalic }) => {
    const title: Style = {
      font: fraunces,
      axes: { opsz: 144, wght: 800, SOFT: 0, WONK: 0 },
      sizePx: 246,
      tracking: -24,
    };
    const subtitle: Style = { font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx: 28.5 };
    const small: Style = {
      font: fraunces,
      axes: { opsz: 14, wght: 460, SOFT: 0, WONK: 0 },
      sizePx: 17.5,
      tracking: 170,
    };
    const right = (text: string, style: Style, baseline: number, fill: string): string =>
      path(lineData(place(setLine(text, style), 592, baseline, 'right')), { fill });
    const left = (text: string, x: number, baseline: number, fill: string): string =>
      path(lineData(place(setLine(text, subtitle), x, baseline)), { fill });
    const road = lights();
    return [
      rect(0, 0, widthPx, heightPx, ember),
      element(
        'radialGradient',
        { id: 'glow' },
        element('stop', { offset: 0.2, 'stop-color': '#FFC27A', 'stop-opacity': 0.5 }),
        element('stop', { offset: 1, 'stop-color': '#FFC27A', 'stop-opacity': 0 }),
      ),
      ...dawn(hills[0]?.ridge ?? []),
      ...hills.flatMap(hillside),
      ...road.map(({ centre: [cx, cy], radius }) =>
        element('circle', { cx, cy, r: radius * 2.9, fill: 'url(#glow)' }),
      ),
      ...road.map(({ centre: [cx, cy], radius }) => element('circle', { cx, cy, r: radius, fill: lamp })),
      path(lineData(place(setLine('Fear', title), 46, 206, 'left')), { fill: night }),
      path(lineData(place(setLine('Not', title), 46, 392, 'left')), { fill: night }),
      left('Faith to', 430, 328, night),
      left('Move Forward', 430, 362, night),
      right('116 verses', subtitle, 876, '#FF9B73'),
      right('ELEANOR MARSH', small, 912, lamp),
    ];
  },
);
