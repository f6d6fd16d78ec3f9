import { lerp, rotate, smoothstep, type Point } from '../geometry/point.js';
import { seededRandom } from '../geometry/random.js';
import { polyline, smooth } from '../geometry/path-data.js';
import { ribbon } from '../geometry/tear.js';

/** One for each concept of the first chapter. */
export const birdCount = 21;

export const rowPx = 37;
export const firstRule = 421;
export const rowCount = 9;
/** The line under the last entry; the sum stands below it. */
export const sumRule = firstRule + rowCount * rowPx;
export const columns: readonly number[] = [46, 132, 284, 436, 594];
const lastColumn = 515;

/** Half the curve of a gull at share -1 (left tip) to 1 (right tip), for wings of span 1. */
function wing(share: number): Point {
  const out = Math.abs(share);
  const lift = 0.23 * Math.sin(Math.PI * 0.84 * out ** 0.66);
  return [share / 2, -lift];
}

export interface Flight {
  centre: Point;
  spanPx: number;
  /** 0: a minus sign in its column; 1: a bird. */
  freed: number;
  turn: number;
}

/** A minus sign that becomes a bird. */
export function bird({ centre, spanPx, freed, turn }: Flight): string {
  const stations = Array.from({ length: 15 }, (_, index) => lerp(-1, 1, index / 14));
  const spine = stations.map((share): Point => {
    const [x, y] = wing(share);
    // The wing on the far side of a turn looks shorter.
    const length = x * turn < 0 ? 1 - Math.abs(turn) : 1;
    return rotate([centre[0] + x * spanPx * length, centre[1] + y * spanPx * freed], centre, turn);
  });
  const feather = (share: number): number => spanPx * 0.05 * (1 - Math.abs(2 * share - 1) ** 1.4) + 0.2;
  const tapered = smoothstep(0, 0.4, freed);
  const outline = ribbon(spine, (share) => lerp(3, feather(share), tapered));
  return freed < 0.02 ? polyline(outline, true) : smooth(outline, true);
}

/** The last column, entry by entry: the lowest still minus signs, the highest far off the page. */
export function flights(): Flight[] {
  const random = seededRandom(4);
  return Array.from({ length: birdCount }, (_, index) => {
    const row = sumRule - rowPx * (index + 0.5);
    if (index < rowCount) {
      const freed = smoothstep(1.4, rowCount + 1, index);
      const drift = freed * random.between(-16, 16);
      return {
        centre: [lastColumn + drift, row - freed * 8],
        spanPx: lerp(46, 62, freed),
        freed,
        turn: freed * random.between(-0.25, 0.25),
      };
    }
    const [x, y, spanPx, turn] = flown[index - rowCount] ?? [0, 0, 0, 0];
    return { centre: [x, y], spanPx, freed: 1, turn };
  });
}

/** The twelve that have left the page: x, y, span in px, and tilt in radians. */
const flown: readonly (readonly [number, number, number, number])[] = [
  [478, 404, 66, -0.2],
  [548, 384, 74, 0.16],
  [500, 344, 60, -0.12],
  [578, 322, 56, 0.28],
  [526, 284, 104, -0.24],
  [454, 268, 46, 0.14],
  [596, 236, 50, -0.14],
  [536, 196, 78, 0.2],
  [458, 168, 50, -0.18],
  [556, 118, 132, -0.22],
  [452, 78, 58, 0.18],
  [524, 44, 44, -0.12],
];

/** Amounts owed, as an account book writes them. */
export function amounts(count: number, seed: number): string[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const dollars = Math.round(10 ** random.between(1.7, 4.1));
    const cents = Math.floor(random.between(0, 100));
    return `${dollars.toLocaleString('en-US')}.${String(cents).padStart(2, '0')}`;
  });
}
