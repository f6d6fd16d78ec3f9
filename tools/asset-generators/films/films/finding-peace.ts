import {
  clamp,
  element,
  findingPeaceColors,
  fingerprint,
  innerRipples,
  lerp,
  path,
  rect,
  ripple,
  stone,
} from '../../covers/index.js';
import { type Film, heightPx, type Passage, rise, settle, widthPx } from '../film.js';
import { appear, type Appearance, ellipse, type Hands, hands, lettered, veiled } from '../picture.js';
import type { Sound } from '../sound.js';

/** Chords in turn, each held for about eleven seconds: D major without haste, ending where it began. */
const chords: readonly (readonly number[])[] = [
  [38, 57, 62, 66],
  [43, 55, 59, 66],
  [35, 54, 62, 69],
  [40, 55, 59, 64],
  [38, 57, 62, 66],
  [43, 59, 62, 69],
  [45, 57, 61, 64],
  [38, 57, 62, 66],
];
const chordSeconds = 18.5;

/** A few notes for each ripple, from the stone outwards. */
const motif = [74, 69, 78, 76, 81, 74, 69, 66, 62] as const;

function findingPeaceScore(sound: Sound, drops: readonly number[]): void {
  sound.breath({ from: 0, to: 150, level: 0.05, hertz: 420, wanderHertz: 190, waveSeconds: 11 });
  chords.forEach((pitches, index) => {
    const from = index * chordSeconds;
    sound.pad({ from, to: Math.min(from + chordSeconds + 4.5, 150), pitches, level: 0.3, swell: 5 });
  });
  drops.forEach((at, index) => {
    const pitch = motif[index % motif.length] ?? 74;
    if (index === 0) {
      sound.stroke({ at, pitch: 38, level: 0.9, ringsFor: 4, brightness: 0.1 });
      sound.stroke({ at: at + 0.05, pitch: 86, level: 0.3, ringsFor: 1.2, brightness: 0.2 });
    }
    sound.stroke({ at: at + 0.1, pitch, level: 0.34, ringsFor: 7, pan: 0.3 });
    sound.stroke({ at: at + 1.5, pitch: pitch - 5, level: 0.22, ringsFor: 7, pan: -0.3 });
    sound.stroke({ at: at + 3.1, pitch: pitch + 7, level: 0.12, ringsFor: 6, pan: 0.1 });
  });
  for (const [step, pitch] of [62, 69, 74, 78, 81].entries())
    sound.stroke({ at: 128 + step * 1.3, pitch, level: 0.26, ringsFor: 8, pan: step * 0.2 - 0.4 });
}

const paper = '#FBF7F0';
const { sky, water, foam, pebble } = findingPeaceColors;

const horizon = 252;
/** Where the stone of the cover lies in the film, and how large its print is. */
const place = { x: 700, y: 334, scale: 0.72 };
const stoneFallsAt = 29;
const marginX = 64;

type Side = 'sky' | 'water';

/** Thoughts stand in the sky, and what answers them in the water. */
const thoughts: readonly (Passage & { side: Side })[] = [
  { side: 'sky', from: 9, to: 15, lines: ['Most of us treat peace', 'as weather.'] },
  { side: 'water', from: 15.5, to: 21, lines: ['We wait for it', 'to arrive.'] },
  { side: 'sky', from: 21.5, to: 27.5, lines: ['We are surprised', 'when it leaves.'] },
  { side: 'water', from: 33, to: 39, lines: ['Then, one Tuesday,', 'in a courthouse hallway,'] },
  { side: 'sky', from: 39.5, to: 46.5, lines: ['a bus driver who had lost', 'nearly everything sat down,'] },
  { side: 'water', from: 47, to: 52.5, lines: ['took off his watch,'] },
  { side: 'sky', from: 53, to: 59, lines: ['and was still', 'for five minutes.'] },
  { side: 'water', from: 59.5, to: 66, lines: ['It was the only thing', 'worth looking at.'] },
  { side: 'sky', from: 68, to: 75, lines: ['Nine chapters, in kitchens,', 'on porches, in courthouses,'] },
  { side: 'water', from: 75.5, to: 81, lines: ['and in one', 'stuck elevator.'] },
  { side: 'sky', from: 81.5, to: 88, lines: ['At the end of each,', 'one thing to do tonight.'] },
  { side: 'water', from: 88.5, to: 95.5, lines: ['A quarter of an hour', 'at most. It costs nothing.'] },
  { side: 'sky', from: 97, to: 103, lines: ['You will not be asked', 'to feel anything.'] },
  { side: 'water', from: 103.5, to: 109.5, lines: ['You will be asked', 'to choose a chair.'] },
];

const verse: Passage = {
  from: 113,
  to: 123,
  lines: ['“Be still, and know', 'that I am God.”', 'Psalm 46:10 (KJV)'],
};
const title: Passage = {
  from: 127,
  to: 148,
  lines: ['Finding Peace', 'Stillness as a Daily Practice', 'Eleanor Marsh'],
};

/** At these moments one more ripple leaves the stone; each shows more of the print. */
const drops = [stoneFallsAt, 40, 53, 66, 75, 88, 97, 110, 122] as const;
const widest = 17;

/** How many ripples of the print can be seen. */
function reach(at: number): number {
  const each = widest / drops.length;
  return drops.reduce((sum, drop) => sum + each * settle(at, drop + 0.4, drop + 7.5), 0);
}

function appearances(hand: Hands): Appearance[] {
  const spoken = thoughts.map(({ side, lines, ...span }) => {
    const baseline = side === 'sky' ? 128 : 358;
    const letters = { style: hand.title(50, 400), fill: side === 'sky' ? water : foam, leading: 1.2 };
    return { ...span, drawn: lettered(lines, marginX, baseline, letters) };
  });
  const quoted = lettered(verse.lines.slice(0, 2), marginX, 128, { style: hand.italic(52), fill: water });
  const cited = lettered(verse.lines.slice(2), marginX, 322, { style: hand.text(27), fill: foam });
  return [...spoken, { ...verse, drawn: quoted + cited }];
}

function titleCard(hand: Hands): Appearance[] {
  const { from, to } = title;
  const name = lettered(['Finding'], marginX - 4, 132, { style: hand.title(108, 420), fill: water });
  const second = lettered(['Peace'], marginX - 4, 226, { style: hand.title(108, 420), fill: water });
  const below = lettered(['Stillness as a Daily Practice'], marginX, 326, {
    style: hand.italic(32),
    fill: foam,
  });
  const author = lettered(['ELEANOR MARSH'], marginX, 380, { style: hand.capitals(20), fill: foam });
  return [
    { from, to, drawn: name + second, fadeIn: 2 },
    { from: from + 2.2, to, drawn: below, fadeIn: 1.6 },
    { from: from + 3.8, to, drawn: author, fadeIn: 1.6 },
  ];
}

/** A ring that runs out from the stone and fades, seen on the water only. */
function travelling(at: number): string {
  return drops
    .flatMap((drop) => [0, 0.9, 1.8].map((delay) => ({ age: (at - drop - 0.25 - delay) / 6, delay })))
    .filter(({ age }) => age > 0 && age < 1)
    .map(({ age, delay }) => {
      const r = 30 + 470 * settle(age, 0, 1);
      const opacity = Math.round(420 * (1 - age) ** 2 * (1 - delay / 3)) / 1000;
      return ellipse(place.x, place.y, r, r * 0.36, {
        fill: 'none',
        stroke: foam,
        'stroke-width': lerp(2.2, 0.8, age),
        opacity,
      });
    })
    .join('');
}

function pebbleAt(at: number): string {
  if (at < stoneFallsAt - 1.3) return '';
  const fall = clamp((at - stoneFallsAt + 1.3) / 1.3, 0, 1) ** 2;
  const y = lerp(-30, place.y - 2, fall);
  return ellipse(place.x, y, 15 * place.scale + 1, 8.5 * place.scale + 1, { fill: pebble });
}

export const findingPeace: Film = {
  id: 'finding-peace-trailer',
  durationSeconds: 150,
  posterAtSeconds: 140,
  passages: [...thoughts, verse, title],
  sounds: [
    { from: 1, to: 8, text: 'Slow chords, like water before dawn' },
    { from: 28, to: 32.5, text: 'A stone falls into water' },
  ],
  picture(faces) {
    const hand = hands(faces);
    const said = [...appearances(hand), ...titleCard(hand)];
    const print = path(fingerprint(), {});
    const { x, y, scale } = place;
    const toFilm = `translate(${x - stone[0] * scale} ${y - stone[1] * scale}) scale(${scale})`;
    return (at) => {
      const shown = ripple(Math.max(0.01, reach(at)));
      const flood = rise(at, 4.5, 8.5);
      const rings = innerRipples
        .filter(({ t }) => t < reach(at))
        .map(({ rx, ry }, index) =>
          ellipse(stone[0], stone[1], rx, ry, {
            fill: 'none',
            stroke: foam,
            'stroke-width': 4.6 + index * 1.3,
          }),
        );
      const half = (widthPx / 2) * rise(at, 1.2, 5.5);
      const clips = element(
        'defs',
        {},
        element('clipPath', { id: 'reach' }, ellipse(stone[0], stone[1], shown.rx, shown.ry, {})),
        element('clipPath', { id: 'sky' }, rect(0, 0, widthPx, horizon, '#000')),
        element('clipPath', { id: 'water' }, rect(0, horizon, widthPx, heightPx - horizon, '#000')),
      );
      const printed = (fill: string): string =>
        element('g', { transform: toFilm }, element('g', { 'clip-path': 'url(#reach)', fill }, print));
      const isBegun = at > stoneFallsAt;
      return [
        clips,
        rect(0, 0, widthPx, heightPx, paper),
        veiled(rise(at, 2.5, 7), rect(0, 0, widthPx, horizon, sky)),
        veiled(flood, rect(0, horizon, widthPx, heightPx - horizon, water)),
        half > 0 && flood < 1 ? rect(widthPx / 2 - half, horizon - 1, 2 * half, 2, water) : '',
        isBegun ? element('g', { 'clip-path': 'url(#sky)' }, printed(water)) : '',
        isBegun
          ? element(
              'g',
              { 'clip-path': 'url(#water)' },
              travelling(at),
              printed(foam),
              element('g', { transform: toFilm }, ...rings),
            )
          : '',
        pebbleAt(at),
        ...said.map((each) => appear(at, each)),
        veiled(rise(at, 147.5, 149.8), rect(0, 0, widthPx, heightPx, paper)),
      ].join('');
    };
  },
  score: (sound) => findingPeaceScore(sound, drops),
};
