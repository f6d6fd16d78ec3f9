import { smooth } from '../geometry/path-data.js';
import { lerp, pacedAlong, type Point, sampleCurve } from '../geometry/point.js';
import { roman, setAt, type Style } from '../lettering.js';
import { cover, element, heightPx, path, rect, widthPx } from '../svg.js';

export const verseCount = 116;

export interface Light {
  centre: Point;
  radius: number;
  /** 0 at our feet in the night, 1 where the road meets the ember. */
  height: number;
}

const bottom = 922;
export const summit: Point = [352, 436];

const course: Point[] = [
  [104, bottom],
  [206, 862],
  [410, 800],
  [506, 742],
  [352, 688],
  [178, 640],
  [204, 592],
  [366, 560],
  [444, 530],
  [370, 502],
  [296, 482],
  [314, 458],
  summit,
];

const heightOf = ([, y]: Point): number => (bottom - y) / (bottom - summit[1]);

/** Half the width of the road, in page units. */
const halfWidth = (point: Point): number => lerp(57, 5, heightOf(point) ** 0.62);

/** Two rows of lamps, one lamp for each verse, along a road that climbs in bends. */
export function lights(): Light[] {
  const line = sampleCurve(course, 60);
  const stations = pacedAlong(line, verseCount / 2, (point) => halfWidth(point) + 5);
  return stations.flatMap((station, index) => {
    const ahead = stations[index + 1] ?? station;
    const behind = stations[index - 1] ?? station;
    const [dx, dy] = [ahead[0] - behind[0], (ahead[1] - behind[1]) * 2];
    const length = Math.hypot(dx, dy) || 1;
    const half = halfWidth(station);
    // Seen from a low eye, what lies across the road shrinks to half upwards.
    const [ox, oy] = [(-dy / length) * half, ((dx / length) * half) / 2];
    const height = heightOf(station);
    const radius = lerp(9.6, 2.5, height ** 0.7);
    return [1, -1].map((side): Light => {
      const centre: Point = [station[0] + side * ox, station[1] + side * oy];
      return { centre, radius, height };
    });
  });
}

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
      axes: roman(144, 800),
      sizePx: 246,
      tracking: -24,
    };
    const subtitle: Style = { font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx: 28.5 };
    const small: Style = {
      font: fraunces,
      axes: roman(14, 460),
      sizePx: 17.5,
      tracking: 170,
    };
    const right = (text: string, style: Style, baseline: number, fill: string): string =>
      path(setAt(text, style, 592, baseline, 'right'), { fill });
    const left = (text: string, x: number, baseline: number, fill: string): string =>
      path(setAt(text, subtitle, x, baseline), { fill });
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
      path(setAt('Fear', title, 46, 206, 'left'), { fill: night }),
      path(setAt('Not', title, 46, 392, 'left'), { fill: night }),
      left('Faith to', 430, 328, night),
      left('Move Forward', 430, 362, night),
      right('116 verses', subtitle, 876, '#FF9B73'),
      right('ELEANOR MARSH', small, 912, lamp),
    ];
  },
);
