import { dot, polyline, wedge } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { setAt, type Style } from '../lettering.js';
import { cover, element, group, heightPx, path, rect, widthPx } from '../svg.js';

interface Cloth {
  id: string;
  ground: string;
  print: string;
  weave: 'plain' | 'stripe' | 'dots' | 'gingham' | 'sprig' | 'leaf';
}

const tile = 24;

function printed({ weave, print }: Cloth): string[] {
  const at = (x: number, y: number): Point => [x, y];
  switch (weave) {
    case 'plain':
      return [];
    case 'stripe':
      return [0, 8, 16].map((x) => rect(x, 0, 2.6, tile, print));
    case 'dots':
      return [path([at(6, 6), at(18, 18)].map((centre) => dot(centre, 2.7)).join(''), { fill: print })];
    case 'gingham':
      return [
        element('rect', { width: tile / 2, height: tile, fill: print, opacity: 0.45 }),
        element('rect', { width: tile, height: tile / 2, fill: print, opacity: 0.45 }),
      ];
    case 'sprig': {
      const petals = [at(12, 7.4), at(16.4, 10.6), at(14.7, 15.8), at(9.3, 15.8), at(7.6, 10.6)];
      return [
        path(petals.map((centre) => dot(centre, 2.7)).join(''), { fill: print }),
        path([at(0, 0), at(24, 0), at(0, 24), at(24, 24)].map((centre) => dot(centre, 1.9)).join(''), {
          fill: print,
        }),
      ];
    }
    case 'leaf':
      return [
        path('M4 12C4 7 8 4 12 4C12 9 9 12 4 12zM20 12C20 17 16 20 12 20C12 15 15 12 20 12z', {
          fill: print,
        }),
        path(polyline([at(2, 22), at(4, 20)]) + polyline([at(20, 4), at(22, 2)]), {
          stroke: print,
          'stroke-width': 1.4,
        }),
      ];
  }
}

/** A repeat of printed cotton, to be used as a fill; turned a little so that no two lie alike. */
const cloth = (kind: Cloth, turnDegrees: number): string =>
  element(
    'pattern',
    {
      id: kind.id,
      width: tile,
      height: tile,
      patternUnits: 'userSpaceOnUse',
      patternTransform: `rotate(${turnDegrees})`,
    },
    rect(0, 0, tile, tile, kind.ground),
    ...printed(kind),
  );

const cream = '#FFF3E9';
const rust = '#9A4420';
const bark = '#3A1A0C';

const cloths: readonly Cloth[] = [
  { id: 'rust-plain', ground: rust, print: rust, weave: 'plain' },
  { id: 'peach-sprig', ground: '#F0A983', print: '#9A4420', weave: 'sprig' },
  { id: 'bark-dots', ground: bark, print: '#F0A983', weave: 'dots' },
  { id: 'honey-stripe', ground: '#E9B44C', print: '#B8641F', weave: 'stripe' },
  { id: 'clay-leaf', ground: '#C8663A', print: '#FFD9BD', weave: 'leaf' },
  { id: 'rose-gingham', ground: '#FBE3D2', print: '#C8663A', weave: 'gingham' },
  { id: 'rust-sprig', ground: rust, print: '#F0A983', weave: 'sprig' },
  { id: 'honey-plain', ground: '#F2C25B', print: '#F2C25B', weave: 'plain' },
  { id: 'honey-dots', ground: '#F2C25B', print: '#C8762A', weave: 'dots' },
];

/** She is the large circle; the child, held low and close, is the small one. */
const mother: Point = [320, 590];
const motherRadius = 282;
const child: Point = [376, 694];
const childRadius = 116;

/** Pieces cut from the child's centre outwards, so that whatever she is made of points to the child. */
function pieces(radius: number, count: number, start: number, order: readonly string[]): string[] {
  const step = (2 * Math.PI) / count;
  return Array.from({ length: count }, (_, index) =>
    path(wedge(child, 0, radius, start + index * step, start + (index + 1) * step), {
      fill: `url(#${order[index % order.length]})`,
      stroke: cream,
      'stroke-width': 2.4,
    }),
  );
}

const stitches = (centre: Point, radius: number, colour: string): string =>
  element('circle', {
    cx: centre[0],
    cy: centre[1],
    r: radius,
    fill: 'none',
    stroke: colour,
    'stroke-width': 2.6,
    'stroke-dasharray': '9 6.5',
    'stroke-linecap': 'round',
  });

/** A large circle holds a smaller one, cut like a quilt. */
export const thankGodMom = cover('thank-god-mom', 'Thank God for Mom', ({ fraunces }) => {
  const title: Style = {
    font: fraunces,
    axes: { opsz: 144, wght: 680, SOFT: 100, WONK: 0 },
    sizePx: 108,
    tracking: -16,
  };
  const author: Style = {
    font: fraunces,
    axes: { opsz: 14, wght: 500, SOFT: 50, WONK: 0 },
    sizePx: 18.5,
    tracking: 190,
  };
  const centred = (text: string, style: Style, baseline: number): string =>
    path(setAt(text, style, 320, baseline, 'centre'), { fill: bark });
  const around = [
    'rust-plain',
    'peach-sprig',
    'bark-dots',
    'rose-gingham',
    'clay-leaf',
    'honey-stripe',
    'rust-sprig',
    'rose-gingham',
  ];
  return [
    rect(0, 0, widthPx, heightPx, '#F8D9C0'),
    element('defs', {}, ...cloths.map((kind, index) => cloth(kind, 12 + index * 31))),
    element(
      'clipPath',
      { id: 'mother' },
      element('circle', { cx: mother[0], cy: mother[1], r: motherRadius }),
    ),
    group({ 'clip-path': 'url(#mother)' }, ...pieces(600, around.length * 2, -2.02, around)),
    stitches(mother, motherRadius - 12, cream),
    element('circle', { cx: child[0], cy: child[1], r: childRadius + 8, fill: cream }),
    ...pieces(childRadius, 4, -0.45, ['honey-plain', 'honey-dots']),
    stitches(child, childRadius - 11, rust),
    centred('Thank God', title, 136),
    centred('for Mom', title, 240),
    centred('ELEANOR MARSH', author, 922),
  ];
});
