import { dot } from '../geometry/path-data.js';
import { pencilLine } from '../geometry/pencil.js';
import type { Point } from '../geometry/point.js';
import { seededRandom } from '../geometry/random.js';

const move = (points: readonly Point[], dx: number, dy: number): Point[] =>
  points.map(([x, y]) => [x + dx, y + dy]);

/** The letters "Un" in a quick hand, 92 px wide and standing on y = 0. */
const un: readonly (readonly Point[])[] = [
  [
    [0, -50],
    [-2, -28],
    [4, -4],
    [19, 1],
    [32, -14],
    [36, -48],
  ],
  [
    [36, -48],
    [34, -22],
    [37, -4],
    [43, 0],
  ],
  [
    [54, -32],
    [56, -18],
    [55, 0],
  ],
  [
    [55, -16],
    [63, -30],
    [74, -31],
    [78, -18],
    [78, -6],
    [86, -1],
    [93, -6],
  ],
];

export interface Corrections {
  /** Where "Un" is put in: the foot of the gap before the word. */
  insertAt: Point;
  /** The capital that becomes small: its box. */
  capital: { left: number; right: number; top: number; bottom: number };
  /** Words that were too many: from, to, and the height of the strike. */
  struck: readonly (readonly [from: number, to: number, y: number])[];
}

/** Everything the red pencil did to the form. */
export function redPencil({ insertAt: [x, y], capital, struck }: Corrections): string {
  const random = seededRandom(5);
  const caret: Point[] = [
    [x - 13, y + 19],
    [x - 5, y + 8],
    [x, y - 6],
    [x + 7, y + 7],
    [x + 15, y + 20],
  ];
  const slash: Point[] = [
    [capital.right + 3, capital.top - 7],
    [(capital.left + capital.right) / 2, (capital.top + capital.bottom) / 2],
    [capital.left - 3, capital.bottom + 8],
  ];
  const strikes = struck.map(([from, to, height]): Point[] =>
    [0, 0.25, 0.5, 0.75, 1].map((share): Point => [
      from + (to - from) * share,
      height + random.between(-2.4, 2.4),
    ]),
  );
  return [
    ...un.map((stroke) => pencilLine(move(stroke, x - 6, y - 50), 5.6, random)),
    pencilLine(caret, 5, random),
    pencilLine(slash, 5, random),
    ...strikes.map((line) => pencilLine(line, 5, random)),
  ].join('');
}

/** Where a rubber stamp did not touch the paper: specks, denser towards one corner. */
export function missedInk(widthPx: number, heightPx: number): string {
  const random = seededRandom(77);
  return Array.from({ length: 420 }, () => {
    const x = random.between(0, 1) ** 0.75;
    const y = random.between(0, 1) ** 0.8;
    const centre: Point = [(x - 0.5) * widthPx, (y - 0.5) * heightPx];
    return dot(centre, 0.5 + 1.5 * random.next() ** 3);
  }).join('');
}
