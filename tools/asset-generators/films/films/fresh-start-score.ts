import type { Sound } from '../sound.js';
import { concepts, conceptsAtOnce } from './fresh-start-page.js';

interface Timing {
  wordsFrom: number;
  wordsTo: number;
  groupSeconds: number;
}

/** B flat, from its low relatives up to itself; one chord to a page of the ledger. */
const chords: readonly (readonly number[])[] = [
  [43, 58, 62, 67],
  [39, 58, 63, 67],
  [41, 57, 60, 65],
  [46, 58, 62, 65],
  [43, 58, 62, 69],
  [48, 60, 63, 67],
  [41, 57, 63, 67],
];
const chordSeconds = 14;

/** Notes that a row may begin with: the scale of the chords without its half steps. */
const notes = [65, 67, 70, 72, 74, 77, 79] as const;

export function freshStartScore(sound: Sound, { wordsFrom, wordsTo, groupSeconds }: Timing): void {
  for (let from = 0, index = 0; from < 158; from += chordSeconds, index += 1)
    sound.pad({
      from,
      to: from + chordSeconds + 4,
      pitches: chords[index % chords.length] ?? [],
      level: 0.28,
      swell: 4.5,
    });
  // Pens on paper, then wings.
  for (let line = 0; line < 6; line += 1)
    sound.breath({
      from: 1.2 + line * 0.5,
      to: 3.4 + line * 0.5,
      level: 0.016,
      hertz: 2600,
      wanderHertz: 500,
      waveSeconds: 2,
      swell: 0.8,
    });
  for (const [index, at] of [8.5, 15.5, 21, 28, 35.5, 42.5, 49, 57, 64].entries())
    sound.stroke({ at, pitch: notes[(index * 3) % 5] ?? 67, level: 0.26, ringsFor: 6, pan: -0.25 });

  concepts.forEach((_, index) => {
    const group = Math.floor(index / conceptsAtOnce);
    const row = index % conceptsAtOnce;
    const at = wordsFrom + group * groupSeconds + row * 1.3 + 0.2;
    const pitch = notes[(index * 2) % notes.length] ?? 70;
    sound.stroke({ at, pitch, level: 0.27, ringsFor: 5, pan: row * 0.25 - 0.25, brightness: 0.5 });
    const leaves = wordsFrom + (group + 1) * groupSeconds - 3 + row * 0.9;
    sound.breath({
      from: leaves,
      to: leaves + 3,
      level: 0.014,
      hertz: 1300,
      wanderHertz: 700,
      waveSeconds: 0.55,
      swell: 1.1,
    });
  });

  // The sun: the home chord, wide open.
  sound.pad({ from: 155, to: 178, pitches: [46, 53, 62, 65, 70], level: 0.34, swell: 6 });
  sound.pad({ from: 172, to: 195, pitches: [34, 53, 58, 65, 74], level: 0.36, swell: 6 });
  [58, 65, 70, 74, 77, 82].forEach((pitch, index) => {
    sound.stroke({
      at: wordsTo + 22 + index * 1.7,
      pitch,
      level: 0.27,
      ringsFor: 8,
      pan: index * 0.16 - 0.4,
      brightness: 0.55,
    });
    sound.stroke({
      at: 175 + index * 1.9,
      pitch,
      level: 0.22,
      ringsFor: 8,
      pan: 0.4 - index * 0.16,
      brightness: 0.45,
    });
  });
}
