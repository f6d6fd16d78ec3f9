import { polyline } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { element, path } from '../svg.js';
import { scene } from './scene.js';

const ink = '#262015';
const wheelRadius = 188;
const rear: Point = [352, 560];
const front: Point = [858, 560];
const crank: Point = [572, 574];
const seat: Point = [498, 318];
const head: Point = [782, 318];

const stroke = (from: Point, to: Point, width: number): string =>
  element('line', {
    x1: from[0],
    y1: from[1],
    x2: to[0],
    y2: to[1],
    stroke: ink,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

function wheel([cx, cy]: Point): string[] {
  const spokes = Array.from({ length: 24 }, (_, at) => (at * Math.PI) / 12);
  return [
    ...spokes.map((angle) =>
      stroke([cx, cy], [cx + Math.cos(angle) * wheelRadius, cy + Math.sin(angle) * wheelRadius], 2),
    ),
    element('circle', { cx, cy, r: wheelRadius, fill: 'none', stroke: ink, 'stroke-width': 16 }),
    element('circle', { cx, cy, r: wheelRadius - 16, fill: 'none', stroke: ink, 'stroke-width': 3 }),
    element('circle', { cx, cy, r: 15, fill: ink }),
  ];
}

/** A red pencil from its end to its point. */
function pencil(from: Point, to: Point): string[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const along: Point = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const at = (distance: number, aside: number): Point => [
    from[0] + along[0] * distance - along[1] * aside,
    from[1] + along[1] * distance + along[0] * aside,
  ];
  const band = (start: number, end: number, low: number, high: number, fill: string): string =>
    path(polyline([at(start, low), at(end, low), at(end, high), at(start, high)], true), { fill });
  const wood = length - 46;
  return [
    band(0, 20, -16, 16, '#F2A7A0'),
    band(20, 38, -16, 16, '#B8BBB4'),
    band(38, wood, -16, 16, '#C7281D'),
    band(38, wood, -16, -6, '#A31C14'),
    band(38, wood, 7, 16, '#DB4A3B'),
    path(polyline([at(wood, -16), at(length, 0), at(wood, 16)], true), { fill: '#F7E3B8' }),
    path(polyline([at(length - 16, -5.6), at(length, 0), at(length - 16, 5.6)], true), { fill: '#C7281D' }),
  ];
}

/** A bicycle on a frame of red pencils. */
export const bicycle = scene(
  'grant-writing-for-beginners',
  'A bicycle made of red pencils',
  '#F2C25B',
  () => [
    ...wheel(rear),
    ...wheel(front),
    stroke(rear, crank, 10),
    stroke(rear, seat, 10),
    stroke([772, 250], front, 13),
    ...pencil([486, 272], crank),
    ...pencil(head, [590, 560]),
    ...pencil([508, 330], [776, 330]),
    path('M436 262q62-24 124 0 6 16-14 18-46-14-92 4-24 0-18-22z', { fill: ink }),
    path('M772 252q-14-34 22-46 40-8 82 6 18 24-4 46', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    element('circle', { cx: crank[0], cy: crank[1], r: 46, fill: 'none', stroke: ink, 'stroke-width': 9 }),
    stroke(crank, [614, 664], 11),
    stroke([590, 668], [640, 660], 12),
    element('line', { x1: 120, y1: 757, x2: 1080, y2: 757, stroke: ink, 'stroke-width': 4 }),
  ],
);
