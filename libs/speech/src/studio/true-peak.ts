import { resampled } from './resample.js';

/** ITU-R BS.1770-4, annex 2, asks for four times the rate at 48 000 Hz. */
const oversampling = 4;

/**
 * How far the wave between the samples goes around each of them, never less than the sample itself: a player's
 * converter draws that wave.
 */
export function peaks(samples: Float32Array, sampleRate: number): Float32Array {
  const fine = resampled({ samples, sampleRate }, sampleRate * oversampling).samples;
  return samples.map((sample, index) => {
    let most = Math.abs(sample);
    const middle = index * oversampling;
    for (let at = middle - oversampling / 2; at <= middle + oversampling / 2; at += 1)
      most = Math.max(most, Math.abs(fine[at] ?? 0));
    return most;
  });
}
