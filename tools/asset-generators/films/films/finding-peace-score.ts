import type { Sound } from '../sound/sound.js';

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

export function findingPeaceScore(sound: Sound, drops: readonly number[]): void {
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
