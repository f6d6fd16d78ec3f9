import { describe, expect, it } from '@jest/globals';
import { sine } from '../testing/measures.js';
import { resampled } from './resample.js';

/** Level of a tone in a sound in dBFS, away from the edges. */
function levelOf(samples: Float32Array, hertz: number, sampleRate: number): number {
  const middle = samples.subarray(samples.length >> 2, (samples.length >> 2) * 3);
  let [real, imaginary] = [0, 0];
  middle.forEach((sample, index) => {
    const window = 1 - Math.cos((2 * Math.PI * index) / middle.length);
    const angle = (2 * Math.PI * hertz * index) / sampleRate;
    real += sample * window * Math.cos(angle);
    imaginary += sample * window * Math.sin(angle);
  });
  return 20 * Math.log10((2 * Math.hypot(real, imaginary)) / middle.length + 1e-9);
}

describe('resampling', () => {
  it.each([16_000, 15_360, 16_800, 24_000, 22_050])('from %s Hz keeps the tone and adds no other', (rate) => {
    const { samples, sampleRate } = resampled(sine(1_000, 1, rate, 0.5), 44_100);
    expect(sampleRate).toBe(44_100);
    expect(samples).toHaveLength(44_100);
    expect(levelOf(samples, 1_000, 44_100)).toBeCloseTo(-6.02, 1);
    // Frequency of a possible alias.
    expect(levelOf(samples, rate - 1_000, 44_100)).toBeLessThan(-80);
  });

  it('removes frequencies above the lower rate instead of aliasing them', () => {
    const { samples } = resampled(sine(20_000, 1, 48_000, 0.5), 16_000);
    expect(samples.subarray(4_000, 12_000).every((sample) => Math.abs(sample) < 0.0001)).toBe(true);
  });

  it('returns the input if the rate is already right', () => {
    const sound = sine(100, 0.1, 44_100);
    expect(resampled(sound, 44_100).samples).toBe(sound.samples);
  });
});
