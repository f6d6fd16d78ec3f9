import { cover, heightPx, widthPx } from '../cover.js';
import { lineData, place, setLine, type Line, type Style } from '../lettering/line.js';
import { element, group, path, rect } from '../svg.js';
import { missedInk, redPencil } from './grant-writing-marks.js';

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
      axes: { opsz: 144, wght: 640, SOFT: 0, WONK: 0 },
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
