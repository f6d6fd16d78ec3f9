import { lerp, type Point, polyline, sampleCurve, seededRandom, tear } from '../../covers/index.js';

const random = seededRandom(8);
const cleft = (from: Point, to: Point): Point[] => sampleCurve(tear(from, to, 0.11, random, 5), 4);

const fork: Point = [566, 318];
const west = cleft([-70, 474], fork);
const east = cleft(fork, [1030, 96]);
const south = cleft(fork, [1030, 520]);

const beyond = { left: -90, top: -90, right: 1050, bottom: 630 };

/** The ground of the film in three pieces; `broken` and `mended` say how far each slips, in pixels. */
export const pieces = [
  {
    id: 'top',
    fill: '#2F5D50',
    outline: polyline([...west, ...east, [beyond.right, beyond.top], [beyond.left, beyond.top]], true),
    broken: [-5, -10],
    mended: [0, 0],
  },
  {
    id: 'foot',
    fill: '#264E43',
    outline: polyline([...west, ...south, [beyond.right, beyond.bottom], [beyond.left, beyond.bottom]], true),
    broken: [-12, 22],
    mended: [-3, 9],
  },
  {
    id: 'side',
    fill: '#2A5649',
    outline: polyline([...east, ...[...south].reverse()], true),
    broken: [26, 4],
    mended: [8, 3],
  },
] as const;

/** Where a piece lies: whole, broken and mended again. Shares run from 0 to 1. */
export function slip({ broken, mended }: (typeof pieces)[number], breaking: number, mending: number): Point {
  return [lerp(broken[0] * breaking, mended[0], mending), lerp(broken[1] * breaking, mended[1], mending)];
}

const [top, foot, side] = pieces;
/** The seams in the order in which they are filled. */
const clefts = [
  { edge: west, one: top, other: foot, from: 0, to: 0.5 },
  { edge: east, one: top, other: side, from: 0.5, to: 1 },
  { edge: south, one: foot, other: side, from: 0.5, to: 1 },
] as const;

/** As much of every cleft as a crack or a seam has run through, between two shares of its width. */
export function seams(run: number, near = 0, far = 1): string {
  return clefts
    .map(({ edge, one, other, from, to }) => {
      const share = Math.min(1, Math.max(0, (run - from) / (to - from)));
      const reached = edge.slice(0, Math.ceil(share * edge.length));
      if (reached.length < 2) return '';
      const shifted = (width: number): Point[] =>
        reached.map(([x, y]) => [
          x + lerp(one.mended[0], other.mended[0], width),
          y + lerp(one.mended[1], other.mended[1], width),
        ]);
      return polyline([...shifted(near), ...shifted(far).reverse()], true);
    })
    .join('');
}

/** The same lines before anything has moved: a crack. */
export function crack(run: number): string {
  return clefts
    .map(({ edge, from, to }) => {
      const share = Math.min(1, Math.max(0, (run - from) / (to - from)));
      const reached = edge.slice(0, Math.ceil(share * edge.length));
      return reached.length < 2 ? '' : polyline(reached);
    })
    .join('');
}
