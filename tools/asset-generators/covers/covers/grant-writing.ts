import { dot } from '../geometry/path-data.js';
import { type Point, seededRandom } from '../geometry/point.js';
import { pencilLine } from '../geometry/strokes.js';
import { type Line, lineData, place, roman, setLine, type Style } from '../lettering.js';
import { cover, element, group, heightPx, path, rect, widthPx } from '../svg.js';

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
function redPencil({ insertAt: [x, y], capital, struck }: Corrections): string {
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
function missedInk(widthPx: number, heightPx: number): string {
  const random = seededRandom(77);
  return Array.from({ length: 420 }, () => {
    const x = random.between(0, 1) ** 0.75;
    const y = random.between(0, 1) ** 0.8;
    const centre: Point = [(x - 0.5) * widthPx, (y - 0.5) * heightPx];
    return dot(centre, 0.5 + 1.5 * random.next() ** 3);
  }).join('');
}

const ground = '#F2C14E';
const paper = '#FFF8E1';
const ink = '#33240A';
const red = '#CF2C1D';
const left = 72;
const stampWidth = 452;
const stampHeight = 142;

/** A form corrected in red pencil, stamped FUNDED a little crooked. */
export const grantWriting = cover(
  'grant-writing',
  'Grant Writing: The Unofficial Rulebook',
  ({ fraunces, newsreader, instrumentSans }) => {
    const label: Style = { font: instrumentSans, axes: { wdth: 100, wght: 600 }, sizePx: 12.5, tracking: 90 };
    const title: Style = {
      font: fraunces,
      axes: roman(144, 640),
      sizePx: 136,
      tracking: -20,
    };
    const subtitle: Style = { font: newsreader, axes: { opsz: 72, wght: 480 }, sizePx: 49, tracking: -6 };
    const answer: Style = { font: newsreader, axes: { opsz: 28, wght: 420 }, sizePx: 27 };
    const stamp: Style = { font: instrumentSans, axes: { wdth: 75, wght: 700 }, sizePx: 122, tracking: 48 };
    const inked = (line: Line, fill = ink): string => path(lineData(line), { fill });
    const set = (text: string, style: Style, baseline: number, x = left): Line =>
      place(setLine(text, style), x, baseline);
    // The bar of the T reaches left only with its spur: the eye wants it a little further out.
    const the = set('The', subtitle, 492, left - 5);
    const official = set('Official', subtitle, 492, the.ink.right + 30);
    const rulebook = set('Rulebook', subtitle, 492, official.ink.right + 14);
    const capital = official.letters[0]?.ink ?? official.ink;
    const need = set('We will leverage synergies to', answer, 590);
    const struckFrom = need.letters[8]?.ink.left ?? left;
    const rule = (y: number, weight = 1.6): string => rect(44, y, 552, weight, ink);
    const word = place(setLine('FUNDED', stamp), 0, 0.5 * 0.7 * 122, 'centre');
    return [
      rect(0, 0, widthPx, heightPx, ground),
      rect(44, 44, 552, 872, paper),
      element('rect', {
        x: 44,
        y: 44,
        width: 552,
        height: 872,
        fill: 'none',
        stroke: ink,
        'stroke-width': 2.4,
      }),
      inked(set('APPLICATION FOR A GRANT', label, 74)),
      inked(place(setLine('PAGE 1 OF 1', label), 568, 74, 'right')),
      rule(92, 2.4),
      inked(set('1  TITLE', label, 122)),
      inked(set('Grant', title, 236)),
      inked(set('Writing', title, 360)),
      rule(400),
      inked(set('2  SUBTITLE', label, 428)),
      ...[the, official, rulebook].map((line) => inked(line)),
      rule(520),
      inked(set('3  PURPOSE', label, 548)),
      inked(need),
      inked(set('feed 400 children.', answer, 624)),
      rule(652),
      inked(set('4  APPLICANT', label, 680)),
      inked(set('Eleanor Marsh', { ...subtitle, sizePx: 38 }, 724)),
      rule(750),
      inked(set('5  DECISION', label, 778)),
      path(
        redPencil({
          insertAt: [(the.ink.right + official.ink.left) / 2, 496],
          capital,
          struck: [[struckFrom - 4, need.ink.right + 6, 583]],
        }),
        { fill: red },
      ),
      group(
        { transform: 'translate(352 806) rotate(-9)' },
        element('rect', {
          x: -stampWidth / 2,
          y: -stampHeight / 2,
          width: stampWidth,
          height: stampHeight,
          rx: 14,
          fill: 'none',
          stroke: red,
          'stroke-width': 9,
        }),
        inked(word, red),
        path(missedInk(stampWidth + 14, stampHeight + 14), { fill: paper }),
      ),
    ];
  },
);
