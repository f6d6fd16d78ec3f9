import { element, group, lerp, path, rect } from '../../covers/index.js';
import { type Film, heightPx, type Passage, rise, widthPx } from '../film.js';
import { appear, type Appearance, ellipse, type Hands, hands, lettered, veiled } from '../picture.js';
import {
  concepts,
  conceptsAtOnce,
  entry,
  figures,
  flockAt,
  ground,
  ink,
  lastColumn,
  ledger,
  left,
  paper,
  right,
  rules,
  sumAt,
  sun,
} from './fresh-start-page.js';
import { freshStartScore } from './fresh-start-score.js';

const marginX = 124;
const night = '#0E1426';

const drawer: readonly Passage[] = [
  { from: 8, to: 14.5, lines: ['There is a drawer in your house', 'that you do not open.'] },
  { from: 15, to: 20, lines: ['It has the envelopes in it.'] },
  { from: 20.5, to: 27, lines: ['People carry it about for a year,', 'or three.'] },
  { from: 27.5, to: 34.5, lines: ['Then they put it on my desk,', 'with their eyes on the floor.'] },
  { from: 35, to: 41.5, lines: ['I get out the letter opener.', 'I ask if they want water.'] },
  { from: 42, to: 48, lines: ['It takes about forty minutes', 'to open a drawer.'] },
  { from: 48.5, to: 55.5, lines: ['I have never seen one as bad', 'as the person thought it was.'] },
  { from: 56.5, to: 63, lines: ['“I don’t know any of the words,”', 'she said.'] },
  { from: 63.5, to: 69, lines: ['There are twenty-one.'] },
];

const groupSeconds = 9.6;
const wordsFrom = 70;
const groups: readonly (Passage & { first: number })[] = Array.from(
  { length: concepts.length / conceptsAtOnce },
  (_, index) => {
    const first = index * conceptsAtOnce;
    const lines = concepts
      .slice(first, first + conceptsAtOnce)
      .map(([word, meaning], at) => `${first + at + 1}. ${word}: ${meaning}`);
    const from = wordsFrom + index * groupSeconds;
    return { first, from, to: from + groupSeconds - 0.4, lines };
  },
);
const wordsTo = wordsFrom + groups.length * groupSeconds;

const after: readonly Passage[] = [
  { from: 138, to: 144.5, lines: ['It is not a crime.', 'It is not a trick.'] },
  { from: 145, to: 151, lines: ['It is a procedure.', 'It has steps.'] },
  { from: 151.5, to: 158, lines: ['You are allowed to know', 'what they are.'] },
];
const verse: Passage = {
  from: 161,
  to: 171,
  lines: ['“At the end of every seven years', 'thou shalt make a release.”', 'Deuteronomy 15:1 (KJV)'],
};
const title: Passage = {
  from: 174,
  to: 193,
  lines: [
    'Fresh Start',
    'A Survivor’s Guide to Bankruptcy',
    'Eleanor Marsh',
    'General information, not legal advice.',
  ],
};

/** When the sum is drawn, and the sun comes up behind it. */
const sums = { from: 157, to: 160 };
const dawns = { from: 159, to: 173 };

function said(hand: Hands): Appearance[] {
  const baseline = (rules[2] ?? 0) - 20;
  const written = [...drawer, ...after].map(({ lines, ...span }) => ({
    ...span,
    drawn: lettered(lines, marginX, baseline, {
      style: hand.title(46, 440),
      fill: paper,
      leading: 72 / 46,
    }),
  }));
  const quoted = lettered(verse.lines.slice(0, 2), left, 138, {
    style: hand.italic(50),
    fill: paper,
    leading: 1.24,
  });
  const cited = lettered(verse.lines.slice(2), left, 250, { style: hand.text(26), fill: sun });
  return [...written, { ...verse, drawn: quoted + cited }];
}

/** Three rows of the ledger, one after the other: number, word, and what it means. */
function rowsOf(hand: Hands): Appearance[] {
  return groups.flatMap(({ first, from, to }) =>
    concepts.slice(first, first + conceptsAtOnce).map(([word, meaning], index) => {
      const y = (rules[index + 2] ?? 0) - 22;
      const drawn =
        lettered([String(first + index + 1)], left + 24, y, {
          style: hand.text(25),
          fill: ink,
          align: 'centre',
        }) +
        lettered([word], marginX, y, { style: hand.title(39, 520), fill: paper }) +
        lettered([meaning], 476, y, { style: hand.italic(31), fill: sun });
      return { from: from + index * 1.3, to, drawn, liftPx: 4, fadeIn: 0.8 };
    }),
  );
}

function titleCard(hand: Hands): Appearance[] {
  const { from, to } = title;
  const large = { style: hand.title(150, 600), fill: paper };
  const name = lettered(['Fresh'], left - 6, 168, large) + lettered(['Start'], left - 6, 300, large);
  const below = lettered(['A Survivor’s Guide to Bankruptcy'], left, 368, {
    style: hand.italic(35),
    fill: sun,
  });
  const author = lettered(['ELEANOR MARSH'], left, 476, { style: hand.capitals(20), fill: paper });
  const notice = lettered(['General information, not legal advice.'], left, 512, {
    style: hand.plain(18),
    fill: ink,
  });
  return [
    { from, to, drawn: name, fadeIn: 2 },
    { from: from + 2, to, drawn: below, fadeIn: 1.5 },
    { from: from + 3.4, to, drawn: author, fadeIn: 1.5 },
    { from: from + 4.6, to, drawn: notice, fadeIn: 1.5 },
  ];
}

function birds(at: number): string {
  return groups
    .flatMap(({ first, from, to }) =>
      Array.from({ length: conceptsAtOnce }, (_, index) =>
        entry(
          at,
          first + index,
          (rules[index + 2] ?? 0) - 34,
          from + 0.4 + index * 1.3,
          to - 2.6 + index * 0.9,
        ),
      ),
    )
    .join('');
}

export const freshStart: Film = {
  id: 'fresh-start-preview',
  durationSeconds: 195,
  posterAtSeconds: 187,
  passages: [...drawer, ...groups.map(({ first: _first, ...group }) => group), ...after, verse, title],
  sounds: [
    { from: 1, to: 7, text: 'A pen rules lines; slow chords' },
    { from: 171.5, to: 173.5, text: 'The chords rise' },
  ],
  picture(faces) {
    const hand = hands(faces);
    const words = [...said(hand), ...rowsOf(hand), ...titleCard(hand)];
    const owed = figures(hand);
    return (at) => {
      const page = 1 - rise(at, 157.5, 160.5);
      const uprights = [112, lastColumn.from];
      const dawn = rise(at, dawns.from, dawns.to);
      const double = rise(at, sums.from, sums.to);
      return [
        element('defs', {}, element('clipPath', { id: 'day' }, rect(0, 0, widthPx, sumAt, '#000'))),
        rect(0, 0, widthPx, heightPx, ground),
        veiled(page, ledger(at, 1.2, uprights)),
        veiled(0.75 * rise(at, 4, 7) * (1 - rise(at, 53.5, 56)), owed),
        birds(at),
        dawn > 0
          ? group(
              { 'clip-path': 'url(#day)' },
              ellipse(750, lerp(sumAt + 130, sumAt - 76, dawn), 118, 118, { fill: sun }),
            )
          : '',
        double > 0 ? rect(right - 294 * double, sumAt - 1, 294 * double, 3.4, paper) : '',
        double > 0 ? rect(right - 294 * double, sumAt + 8, 294 * double, 3.4, paper) : '',
        at > 168 ? flockAt(at, 168) : path('', {}),
        ...words.map((each) => appear(at, each)),
        veiled(1 - rise(at, 0, 2), rect(0, 0, widthPx, heightPx, night)),
        veiled(rise(at, 192.6, 194.8), rect(0, 0, widthPx, heightPx, night)),
      ].join('');
    };
  },
  score: (sound) => freshStartScore(sound, { wordsFrom, wordsTo, groupSeconds }),
};
