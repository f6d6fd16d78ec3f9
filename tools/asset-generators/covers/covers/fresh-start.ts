import { polyline, smooth } from '../geometry/path-data.js';
import { lerp, type Point, rotate, seededRandom, smoothstep } from '../geometry/point.js';
import { ribbon } from '../geometry/strokes.js';
import { lineData, place, roman, setAt, setLine, type Style } from '../lettering.js';
import { cover, element, heightPx, path, rect, widthPx } from '../svg.js';

/** One for each concept of the first chapter. */
export const birdCount = 21;

const rowPx = 37;
const firstRule = 421;
const rowCount = 9;
/** The line under the last entry; the sum stands below it. */
const sumRule = firstRule + rowCount * rowPx;
const columns: readonly number[] = [46, 132, 284, 436, 594];
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

export const freshStartColors = {
  ground: '#1F3A8A',
  paper: '#EFF3FB',
  rule: '#4560B0',
  ink: '#93A9E6',
  sun: '#FFB238',
} as const;
const { ground, paper, rule, ink, sun } = freshStartColors;

/** The last column of a ledger lifts off the page as birds; the sum is a sun. */
export const freshStart = cover(
  'fresh-start',
  'Fresh Start: A Survivor’s Guide to Bankruptcy',
  ({ fraunces, newsreader, newsreaderItalic }) => {
    const title: Style = {
      font: fraunces,
      axes: roman(144, 600),
      sizePx: 150,
      tracking: -20,
    };
    const subtitle: Style = { font: newsreaderItalic, axes: { opsz: 28, wght: 400 }, sizePx: 33 };
    const figure: Style = { font: newsreader, axes: { opsz: 16, wght: 400 }, sizePx: 20, tracking: 20 };
    const author: Style = {
      font: fraunces,
      axes: roman(14, 460),
      sizePx: 18.5,
      tracking: 190,
    };
    const left = (text: string, style: Style, baseline: number, fill: string): string =>
      path(setAt(text, style, 46, baseline), { fill });
    const figures = [1, 2].flatMap((column) =>
      amounts(rowCount, 40 + column).map((amount, row) =>
        lineData(
          place(
            setLine(amount, figure),
            (columns[column + 1] ?? 0) - 16,
            firstRule + (row + 1) * rowPx - 11,
            'right',
          ),
        ),
      ),
    );
    const days = Array.from({ length: rowCount }, (_, row) =>
      lineData(place(setLine(String(3 + row * 2), figure), 62, firstRule + (row + 1) * rowPx - 11)),
    );
    const line = (y: number, fill: string, height: number, from = 46): string =>
      rect(from, y, 594 - from, height, fill);
    return [
      rect(0, 0, widthPx, heightPx, ground),
      ...Array.from({ length: rowCount + 1 }, (_, row) => line(firstRule + row * rowPx, rule, 1.4)),
      ...columns.slice(1, -1).map((x) => rect(x, firstRule, 1.4, sumRule - firstRule, rule)),
      path([...days, ...figures].join(''), { fill: ink }),
      line(sumRule - 1, paper, 3.4, 436),
      element('circle', { cx: 515, cy: sumRule + 81, r: 66, fill: sun }),
      line(sumRule + 159, paper, 3.4, 436),
      line(sumRule + 167, paper, 3.4, 436),
      path(flights().map(bird).join(''), { fill: paper }),
      left('Fresh', title, 168, paper),
      left('Start', title, 298, paper),
      left('A Survivor’s Guide', subtitle, 352, sun),
      left('to Bankruptcy', subtitle, 388, sun),
      left('ELEANOR MARSH', author, 918, paper),
    ];
  },
);
