import type { Span } from '../film.js';
import type { Sound } from '../sound.js';

/** Where each chord begins, in seconds. G minor until the gold runs in, then G major. */
const chords: readonly (readonly [from: number, to: number, pitches: readonly number[]])[] = [
  [0, 15, [43, 55, 62, 70]],
  [12, 27, [39, 58, 63, 67]],
  [24, 39, [41, 57, 60, 65]],
  [36, 56, [38, 57, 62, 65]],
  [53, 69, [43, 59, 62, 67]],
  [66, 80, [48, 60, 64, 67]],
  [77, 92, [45, 57, 60, 64]],
  [89, 105, [43, 59, 62, 71]],
];

export function startingOverScore(sound: Sound, { cracks, mends }: { cracks: Span; mends: Span }): void {
  for (const [from, to, pitches] of chords) sound.pad({ from, to, pitches, level: 0.32, swell: 4 });
  sound.breath({ from: 0, to: 105, level: 0.025, hertz: 300, wanderHertz: 110, waveSeconds: 13 });

  // The crack: a low stroke, and grit that follows it.
  sound.stroke({ at: cracks.to, pitch: 31, level: 0.8, ringsFor: 6, brightness: 0.1 });
  sound.breath({
    from: cracks.from,
    to: cracks.to + 3,
    level: 0.07,
    hertz: 900,
    wanderHertz: 500,
    waveSeconds: 0.9,
    swell: 1.2,
  });

  for (const [at, pitch] of [
    [3.5, 67],
    [7, 62],
    [20, 63],
    [27, 65],
    [33, 60],
    [39.5, 62],
    [46, 57],
  ] as const)
    sound.stroke({ at, pitch, level: 0.26, ringsFor: 6, pan: -0.2 });

  // The gold: up the chord of the new key, one note for each stretch of the seam.
  const rising = [55, 62, 67, 71, 74, 79, 83] as const;
  rising.forEach((pitch, index) => {
    const at = mends.from + ((mends.to - mends.from) * index) / rising.length;
    sound.stroke({ at, pitch, level: 0.3, ringsFor: 7, pan: index / 4 - 0.75, brightness: 0.55 });
  });
  for (const [at, pitch] of [
    [67, 76],
    [73.5, 72],
    [78.5, 69],
    [85, 74],
    [93, 71],
    [95, 74],
    [97, 79],
  ] as const)
    sound.stroke({ at, pitch, level: 0.26, ringsFor: 8, pan: 0.2, brightness: 0.45 });
}
