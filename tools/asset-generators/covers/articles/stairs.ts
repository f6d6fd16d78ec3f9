import { polyline } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { element, path } from '../svg.js';
import { heightPx, scene, widthPx } from './scene.js';

const night = '#141229';
/** Treads from the one underfoot to the last that can be guessed at. */
const treads = ['#FFC98A', '#F0713A', '#A5371F', '#652331', '#3D1D3B', '#2A2049', '#201B3F', '#1A1733'];
const eye: Point = [600, 96];

/** Where the edge of the step at that distance runs, from wall to wall. */
function edge(distance: number): [Point, Point] {
  const scale = 1 / (1 + 0.34 * distance);
  const y = eye[1] + (heightPx - eye[1] + 60) * scale;
  return [
    [eye[0] - 640 * scale, y],
    [eye[0] + 640 * scale, y],
  ];
}

function tread(fill: string, at: number): string[] {
  const [nearLeft, nearRight] = edge(at);
  const [farLeft, farRight] = edge(at + 0.86);
  const [tapeLeft, tapeRight] = edge(at + 0.74);
  return [
    path(polyline([nearLeft, nearRight, farRight, farLeft], true), { fill }),
    path(polyline([tapeLeft, tapeRight, farRight, farLeft], true), {
      fill: '#FFE3A3',
      opacity: Math.max(0.07, 0.95 - at * 0.36),
    }),
  ];
}

/** A handrail that goes down into what cannot be seen. */
function rail(side: 1 | -1): string {
  const at = (x: number, y: number): Point => [eye[0] + side * x, y];
  const shape = [at(600, 330), at(600, 372), at(60, 112), at(58, 104)];
  return path(polyline(shape, true), { fill: '#5A2A42', opacity: 0.55 });
}

/** The light reaches two steps, and it is enough. */
export const stairs = scene(
  'overcoming-fear-through-faith',
  'A dark staircase with light on the next two steps',
  night,
  () => [
    element(
      'radialGradient',
      { id: 'pool', cx: 0.5, cy: 0.5, r: 0.5 },
      element('stop', { offset: 0, 'stop-color': '#FFF4DC', 'stop-opacity': 0.95 }),
      element('stop', { offset: 0.55, 'stop-color': '#FFE0AC', 'stop-opacity': 0.55 }),
      element('stop', { offset: 1, 'stop-color': '#FFC27A', 'stop-opacity': 0 }),
    ),
    rail(-1),
    rail(1),
    ...treads.flatMap(tread),
    element('ellipse', { cx: widthPx / 2, cy: 700, rx: 430, ry: 150, fill: 'url(#pool)' }),
  ],
);
