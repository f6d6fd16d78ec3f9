import { sampleCurve } from '../geometry/curve.js';
import { polyline } from '../geometry/path-data.js';
import type { Point } from '../geometry/point.js';
import { seededRandom } from '../geometry/random.js';
import { tear } from '../geometry/tear.js';

const random = seededRandom(8);
const cleft = (from: Point, to: Point, roughness: number): Point[] =>
  sampleCurve(tear(from, to, roughness, random, 5), 4);

const fork: Point = [372, 420];
const west = cleft([-40, 742], fork, 0.13);
const east = cleft(fork, [690, 138], 0.13);
const south = cleft(fork, [690, 724], 0.12);

/** How far a piece has slipped from where it was; the mend keeps that visible. */
export interface Piece {
  id: string;
  outline: string;
  slip: Point;
}

const topSlip: Point = [0, 0];
const footSlip: Point = [-3, 13];
const sideSlip: Point = [10, 4];

export const pieces: readonly Piece[] = [
  { id: 'top', slip: topSlip, outline: polyline([...west, ...east, [690, -60], [-60, -60]], true) },
  { id: 'foot', slip: footSlip, outline: polyline([...west, ...south, [690, 1040], [-60, 1040]], true) },
  { id: 'side', slip: sideSlip, outline: polyline([...east, ...[...south].reverse()], true) },
];

/** What lies between two pieces, from share `from` to share `to` of the gap. */
function gap(edge: readonly Point[], one: Point, other: Point, from: number, to: number): string {
  const shifted = (share: number): Point[] =>
    edge.map(([x, y]) => [
      x + one[0] + (other[0] - one[0]) * share,
      y + one[1] + (other[1] - one[1]) * share,
    ]);
  return polyline([...shifted(from), ...shifted(to).reverse()], true);
}

/** All three seams, and the knot where they meet, as path data. */
export function seams(from: number, to: number): string {
  const knot = pieces.map(({ slip: [dx, dy] }): Point => [fork[0] + dx, fork[1] + dy]);
  return [
    gap(west, topSlip, footSlip, from, to),
    gap(east, topSlip, sideSlip, from, to),
    gap(south, footSlip, sideSlip, from, to),
    ...(from === 0 && to === 1 ? [polyline(knot, true)] : []),
  ].join('');
}
