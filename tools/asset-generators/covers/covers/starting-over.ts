import { polyline } from '../geometry/path-data.js';
import { type Point, sampleCurve, seededRandom } from '../geometry/point.js';
import { tear } from '../geometry/strokes.js';
import { fitLine, lineData, place, roman, setAt, type Style } from '../lettering.js';
import { cover, element, group, heightPx, path, rect, widthPx } from '../svg.js';

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

const pieces: readonly Piece[] = [
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
function seams(from: number, to: number): string {
  const knot = pieces.map(({ slip: [dx, dy] }): Point => [fork[0] + dx, fork[1] + dy]);
  return [
    gap(west, topSlip, footSlip, from, to),
    gap(east, topSlip, sideSlip, from, to),
    gap(south, footSlip, sideSlip, from, to),
    ...(from === 0 && to === 1 ? [polyline(knot, true)] : []),
  ].join('');
}

export const startingOverColors = { cream: '#F2F5EC', gold: '#D2983A', goldLight: '#F6D992' } as const;
const { cream, gold, goldLight } = startingOverColors;
const grounds: Readonly<Record<string, string>> = { top: '#2F5D50', foot: '#264E43', side: '#2A5649' };

/** A torn line, mended with a seam of gold, runs across the title. */
export const startingOver = cover(
  'starting-over',
  'Starting Over with God’s Grace and Mercy',
  ({ fraunces, newsreaderItalic }) => {
    const display = { font: fraunces, axes: roman(144, 620), tracking: -18 };
    const subtitle: Style = { font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx: 36 };
    const author: Style = {
      font: fraunces,
      axes: roman(14, 460),
      sizePx: 18.5,
      tracking: 190,
    };
    const title =
      lineData(place(fitLine('Starting', display, 548), 46, 352)) +
      lineData(place(fitLine('Over', display, 548), 46, 586));
    const set = (text: string, style: Style, baseline: number, fill: string): string =>
      path(setAt(text, style, 50, baseline), { fill });
    return [
      element(
        'defs',
        {},
        ...pieces.map(({ id, outline }) => element('clipPath', { id }, path(outline, {}))),
        path(title, { id: 'title', fill: cream }),
      ),
      ...pieces.map(({ id, slip: [dx, dy] }) =>
        group(
          { transform: `translate(${dx} ${dy})` },
          group(
            { 'clip-path': `url(#${id})` },
            rect(-60, -60, widthPx + 120, heightPx + 120, grounds[id] ?? ''),
            element('use', { href: '#title' }),
          ),
        ),
      ),
      path(seams(0, 1), { fill: gold, stroke: gold, 'stroke-width': 5, 'stroke-linejoin': 'round' }),
      path(seams(0.05, 0.4), { fill: goldLight }),
      set('with God’s Grace', subtitle, 786, cream),
      set('and Mercy', subtitle, 828, cream),
      set('ELEANOR MARSH', author, 906, goldLight),
    ];
  },
);
