import type { Piece } from '../sound.js';
import { resampled } from './resample.js';
import { trimmed } from './trim.js';

/** Silence before the first word, for players that swallow a beginning, and after the last. */
const leadMs = 400;
const tailMs = 900;

export interface Joined {
  samples: Float32Array;
  /** Milliseconds of the joined sound. */
  spans: { startMs: number; endMs: number }[];
}

/** Lays the pieces one after another with their breaths; the last breath is the silence of the end. */
export function join(pieces: readonly Piece[], sampleRate: number): Joined {
  const inSamples = (ms: number): number => Math.round((ms / 1000) * sampleRate);
  const sounds = pieces.map(({ sound }) => resampled(trimmed(sound), sampleRate).samples);
  const gaps = pieces.map(({ breathMs }, index) =>
    inSamples(index === pieces.length - 1 ? tailMs : breathMs),
  );
  const length = [...sounds.map((sound) => sound.length), ...gaps].reduce(
    (sum, each) => sum + each,
    inSamples(leadMs),
  );
  const samples = new Float32Array(length);
  let at = inSamples(leadMs);
  const spans = sounds.map((sound, index) => {
    const startMs = (at / sampleRate) * 1000;
    samples.set(sound, at);
    at += sound.length;
    const endMs = (at / sampleRate) * 1000;
    at += gaps[index] ?? 0;
    return { startMs, endMs };
  });
  return { samples, spans };
}
