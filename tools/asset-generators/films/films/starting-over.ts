import {
  element,
  group,
  lerp,
  path,
  type Point,
  polyline,
  rect,
  sampleCurve,
  seededRandom,
  setAt,
  startingOverColors,
  tear,
} from '../../covers/index.js';
import { type Film, heightPx, type Passage, rise, widthPx } from '../film.js';
import { appear, type Appearance, type Hands, hands, lettered, veiled } from '../picture.js';
import { startingOverScore } from './starting-over-score.js';

const random = seededRandom(8);
const cleft = (from: Point, to: Point): Point[] => sampleCurve(tear(from, to, 0.11, random, 5), 4);

const fork: Point = [566, 318];
const west = cleft([-70, 474], fork);
const east = cleft(fork, [1030, 96]);
const south = cleft(fork, [1030, 520]);

const beyond = { left: -90, top: -90, right: 1050, bottom: 630 };

/** The ground of the film in three pieces; `broken` and `mended` say how far each slips, in pixels. */
const pieces = [
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
function slip({ broken, mended }: (typeof pieces)[number], breaking: number, mending: number): Point {
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
function seams(run: number, near = 0, far = 1): string {
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
function crack(run: number): string {
  return clefts
    .map(({ edge, from, to }) => {
      const share = Math.min(1, Math.max(0, (run - from) / (to - from)));
      const reached = edge.slice(0, Math.ceil(share * edge.length));
      return reached.length < 2 ? '' : polyline(reached);
    })
    .join('');
}

const { cream, gold, goldLight } = startingOverColors;
const depth = '#0E1C18';
const night = '#121A16';
const marginX = 64;

/** Seconds: the crack runs, the pieces slip; they come together again, and the gold runs in. */
const cracks = { from: 10.5, to: 13.5 };
const slips = { from: 13.2, to: 18 };
const closes = { from: 50, to: 58 };
const mends = { from: 56, to: 67 };

const thoughts: readonly Passage[] = [
  { from: 3, to: 19, lines: ['Nobody starts over', 'from nothing.'] },
  { from: 19.5, to: 26, lines: ['You start with the furniture', 'that would not sell,'] },
  { from: 26.5, to: 31.5, lines: ['the name you had before,'] },
  { from: 32, to: 38.5, lines: ['and one box that you carry', 'out to the car yourself.'] },
  { from: 39, to: 45, lines: ['A man’s word is worth', 'something the first time.'] },
  { from: 45.5, to: 50.5, lines: ['What is it worth', 'the tenth?'] },
  { from: 60, to: 65.5, lines: ['It counts.'] },
  { from: 66.5, to: 72.5, lines: ['Grace is not a feeling.', 'It is not a reward.'] },
  { from: 73, to: 77.5, lines: ['It is the floor:'] },
  { from: 78, to: 84, lines: ['what you stand on', 'when you have', 'stopped falling.'] },
];
const verse: Passage = {
  from: 84.5,
  to: 92,
  lines: ['“…so he made it again', 'another vessel.”', 'Jeremiah 18:4 (KJV)'],
};
const title: Passage = {
  from: 92.5,
  to: 103.6,
  lines: ['Starting Over', 'with God’s Grace and Mercy', 'Eleanor Marsh'],
};

function appearances(hand: Hands): Appearance[] {
  const [first, ...others] = thoughts.map(({ lines, ...span }, index) => ({
    ...span,
    // The first stands where the ground will break.
    drawn: lettered(lines, marginX, index === 0 ? 322 : 158, {
      style: hand.title(index === 0 ? 84 : 54, 480),
      fill: cream,
      leading: index === 0 ? 1.06 : 1.18,
    }),
  }));
  const quoted = lettered(verse.lines.slice(0, 2), marginX, 158, { style: hand.italic(56), fill: cream });
  const cited = lettered(verse.lines.slice(2), marginX, 282, { style: hand.text(26), fill: goldLight });
  return [...(first ? [first] : []), ...others, { ...verse, drawn: quoted + cited }];
}

function titleCard(hand: Hands): Appearance[] {
  const { from, to } = title;
  const large = hand.title(168, 620);
  const name = setAt('Starting', large, marginX - 6, 200) + setAt('Over', large, marginX - 6, 356);
  const below = lettered(['with God’s Grace and Mercy'], marginX, 450, {
    style: hand.italic(34),
    fill: cream,
  });
  const author = lettered(['ELEANOR MARSH'], marginX, 500, { style: hand.capitals(20), fill: goldLight });
  return [
    { from, to, drawn: path(name, { fill: cream }), fadeIn: 1.8 },
    { from: from + 1.6, to, drawn: below, fadeIn: 1.4 },
    { from: from + 2.8, to, drawn: author, fadeIn: 1.4 },
  ];
}

const clips = element(
  'defs',
  {},
  ...pieces.map(({ id, outline }) => element('clipPath', { id }, path(outline, {}))),
);

function mend(at: number): string {
  const run = rise(at, mends.from, mends.to);
  if (run <= 0) return '';
  const poured = path(seams(run), {
    fill: gold,
    stroke: gold,
    'stroke-width': 5,
    'stroke-linejoin': 'round',
  });
  return poured + path(seams(run, 0.05, 0.45), { fill: goldLight });
}

export const startingOver: Film = {
  id: 'starting-over-trailer',
  durationSeconds: 105,
  posterAtSeconds: 99,
  passages: [...thoughts, verse, title],
  sounds: [{ from: 52, to: 59.5, text: 'The chords turn from minor to major' }],
  picture(faces) {
    const hand = hands(faces);
    const said = [...appearances(hand), ...titleCard(hand)];
    return (at) => {
      const words = said.map((each) => appear(at, each)).join('');
      const breaking = rise(at, slips.from, slips.to);
      const mending = rise(at, closes.from, closes.to);
      const running = rise(at, cracks.from, cracks.to);
      const ground = (fill: string): string => rect(-90, -90, widthPx + 180, heightPx + 180, fill);
      const laid = pieces.map((piece) => {
        const [dx, dy] = slip(piece, breaking, mending).map((px) => Math.round(px * 50) / 50);
        return group(
          { transform: `translate(${dx} ${dy})` },
          group({ 'clip-path': `url(#${piece.id})` }, ground(piece.fill), words),
        );
      });
      return [
        clips,
        // Until it breaks it is one piece: seams between equal colours would show as hairs.
        breaking === 0 ? ground(pieces[0].fill) + words : ground(depth) + laid.join(''),
        running > 0 && breaking === 0
          ? path(crack(running), { fill: 'none', stroke: depth, 'stroke-width': 1.6 })
          : '',
        mend(at),
        veiled(1 - rise(at, 0, 2.4), rect(0, 0, widthPx, heightPx, night)),
        veiled(rise(at, 103, 104.8), rect(0, 0, widthPx, heightPx, night)),
      ].join('');
    };
  },
  score: (sound) => startingOverScore(sound, { cracks, mends }),
};
