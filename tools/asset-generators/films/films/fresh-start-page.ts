import {
  amounts,
  bird,
  clamp,
  freshStartColors,
  group,
  lerp,
  path,
  type Point,
  rect,
  seededRandom,
} from '../../covers/index.js';
import { heightPx, rise, settle } from '../film.js';
import { type Hands, lettered } from '../picture.js';

/** The twenty-one concepts of the first chapter, and the fewest words for each. */
export const concepts: readonly (readonly [word: string, meaning: string])[] = [
  ['Debtor', 'that is you'],
  ['Creditor', 'anyone you owe'],
  ['Trustee', 'reads your papers'],
  ['Claim', 'a right to be paid'],
  ['Secured', 'a string is tied to it'],
  ['Unsecured', 'no string'],
  ['Priority', 'first in line'],
  ['Petition', 'the form that starts it'],
  ['Schedules', 'everything, written down'],
  ['Counseling', 'two short classes'],
  ['Estate', 'a basket, on paper'],
  ['Exemption', 'what you take back out'],
  ['Reaffirm', 'promise again; be slow'],
  ['Automatic stay', 'the wall'],
  ['Discharge', 'what you came for'],
  ['Non-dischargeable', 'what stays'],
  ['Chapter 7', 'the short door'],
  ['Chapter 13', 'the long one'],
  ['Means test', 'arithmetic at the door'],
  ['Plan', 'you must still eat'],
  ['Meeting', 'less than ten minutes'],
];

/** As many as the page has room for at a time. */
export const conceptsAtOnce = 3;

export const { ground, paper, rule, ink, sun } = freshStartColors;

export const left = 64;
export const right = 896;
/** Lines of the ledger, from the top. */
export const rules: readonly number[] = [72, 144, 216, 288, 360, 432];
/** Where the last column begins, and its middle. */
export const lastColumn = { from: 780, middle: 838 };
export const sumAt = 432;

/** The ruled page, drawn line by line from `from` on. */
export function ledger(at: number, from: number, uprights: readonly number[]): string {
  const across = rules.map((y, index) => {
    const length = (right - left) * rise(at, from + index * 0.35, from + 2.4 + index * 0.35);
    return length > 0 ? rect(left, y - 0.7, length, 1.4, rule) : '';
  });
  const down = uprights.map((x, index) => {
    const length = (sumAt - (rules[0] ?? 0)) * rise(at, from + 2.5 + index * 0.4, from + 5 + index * 0.4);
    return length > 0 ? rect(x - 0.7, rules[0] ?? 0, 1.4, length, rule) : '';
  });
  return [...across, ...down].join('');
}

/** Amounts owed, as they stand in the last columns before there are words for them. */
export function figures(hand: Hands): string {
  const style = hand.text(25);
  const owed = amounts(rules.length - 1, 41).map((amount, row) =>
    lettered([amount], lastColumn.from - 18, (rules[row + 1] ?? 0) - 22, {
      style,
      fill: ink,
      align: 'right',
    }),
  );
  const days = rules
    .slice(1)
    .map((y, row) => lettered([String(3 + row * 2)], left + 12, y - 22, { style, fill: ink }));
  return group({}, ...owed, ...days);
}

const random = seededRandom(6);
const wind = Array.from({ length: 21 }, () => ({
  drift: random.between(-150, 40),
  turn: random.between(-0.26, 0.26),
  spanPx: random.between(54, 84),
}));

/** One entry of the last column: a minus sign until it is let go, then a bird on its way out of the picture. */
export function entry(at: number, index: number, y: number, appearsAt: number, leavesAt: number): string {
  const age = clamp((at - leavesAt) / 6.5, 0, 1);
  const shown = rise(at, appearsAt, appearsAt + 0.9);
  if (shown <= 0 || age >= 1) return '';
  const { drift, turn, spanPx } = wind[index % wind.length] ?? { drift: 0, turn: 0, spanPx: 60 };
  const freed = rise(age, 0, 0.3);
  const flown = age ** 1.7;
  // A slow beat of the wings, while it flies.
  const beat = 1 + 0.16 * Math.sin(at * 3.4 + index) * rise(age, 0.15, 0.4);
  const centre: Point = [lastColumn.middle + drift * flown, lerp(y, -60, flown)];
  const outline = bird({ centre, spanPx: lerp(46, spanPx, freed), freed: freed * beat, turn: turn * freed });
  return path(outline, { fill: paper, opacity: shown < 1 ? Math.round(shown * 1000) / 1000 : undefined });
}

/** x, y, span and tilt of those that come back for the title. */
const flock: readonly (readonly [number, number, number, number])[] = [
  [700, 80, 92, -0.22],
  [806, 62, 64, 0.14],
  [896, 112, 110, -0.2],
  [640, 168, 58, 0.16],
  [742, 172, 76, -0.12],
  [860, 214, 60, 0.2],
  [588, 92, 44, -0.14],
  [920, 36, 46, 0.16],
];

/** The flock, gliding into its places; it never quite stops. */
export function flockAt(at: number, from: number): string {
  const drawn = flock.map(([x, y, spanPx, turn], index) => {
    const near = settle(at, from + index * 0.5, from + 9 + index * 0.5);
    if (near <= 0) return '';
    const hover = 3 * Math.sin(at * 0.8 + index * 1.7);
    const centre: Point = [lerp(x - 380, x, near), lerp(heightPx + 60, y, near) + hover];
    return bird({ centre, spanPx, freed: 1 + 0.1 * Math.sin(at * 2.2 + index * 2), turn });
  });
  return path(drawn.join(''), { fill: paper });
}
