import { element, group, path } from '../svg.js';
import { scene } from './scene.js';

const plum = '#5C1744';
const flame = '#E8491B';
const ring = { x: 600, y: 250, radius: 128 };
/** How each key hangs: degrees from straight down, length of its shank, teeth of its bit. */
const hanging = [
  { degrees: -62, length: 190, teeth: [26, 14] },
  { degrees: -44, length: 250, teeth: [20, 30, 20] },
  { degrees: -26, length: 216, teeth: [30, 30] },
  { degrees: 24, length: 240, teeth: [16, 28] },
  { degrees: 43, length: 206, teeth: [28, 18, 28] },
  { degrees: 61, length: 236, teeth: [24, 24] },
] as const;

function bit(length: number, teeth: readonly number[], fill: string): string[] {
  return teeth.map((width, at) =>
    element('rect', { x: 6, y: 60 + length - 22 - at * 26, width, height: 17, rx: 2, fill }),
  );
}

/** A key that hangs from the origin by its bow. */
function key(length: number, teeth: readonly number[]): string[] {
  return [
    element('circle', { cx: 0, cy: 30, r: 34, fill: 'none', stroke: plum, 'stroke-width': 15 }),
    element('rect', { x: -8, y: 60, width: 16, height: length, rx: 6, fill: plum }),
    element('rect', { x: -13, y: 76, width: 26, height: 10, rx: 4, fill: plum }),
    ...bit(length, teeth, plum),
  ];
}

/** The one in the middle: its bow is a flame. */
const burning = (): string[] => [
  path(
    'M0-6C26 26 66 44 62 96 58 138 30 152 0 152-32 152-60 136-62 96-64 62-38 54-32 24-18 34-10 46-10 62 4 46 8 22 0-6z',
    { fill: flame },
  ),
  path(
    'M2 84c16 14 24 26 22 42-2 14-12 20-24 20s-24-8-24-22c0-12 10-16 14-28 8 4 12 10 10 18 6-8 6-18 2-30z',
    {
      fill: '#FFB25C',
    },
  ),
  element('rect', { x: -10, y: 146, width: 20, height: 250, rx: 7, fill: flame }),
  element('rect', { x: -17, y: 166, width: 34, height: 12, rx: 5, fill: flame }),
  ...bit(312, [40, 24, 40], flame),
];

/** The keys of a church on their nail. */
export const keys = scene('women-in-ministry', 'A ring of keys on a nail', '#F4C3D0', () => [
  ...hanging.map(({ degrees, length, teeth }) =>
    group(
      { transform: `translate(${ring.x} ${ring.y}) rotate(${-degrees}) translate(0 ${ring.radius - 14})` },
      ...key(length, teeth),
    ),
  ),
  element('circle', {
    cx: ring.x,
    cy: ring.y,
    r: ring.radius,
    fill: 'none',
    stroke: plum,
    'stroke-width': 11,
  }),
  group({ transform: `translate(${ring.x} ${ring.y + ring.radius - 10})` }, ...burning()),
  element('rect', { x: 588, y: 66, width: 24, height: 62, rx: 5, fill: '#2E0B22' }),
  element('circle', { cx: 600, cy: 68, r: 27, fill: '#2E0B22' }),
]);
