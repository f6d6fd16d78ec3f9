import { describe, expect, it } from '@jest/globals';
import { sine } from '../testing/measures.js';
import { loudness } from './loudness.js';
import { peaks } from './level.js';

const silence = (seconds: number, sampleRate: number): Float32Array =>
  new Float32Array(Math.round(seconds * sampleRate));
const joined = (one: Float32Array, other: Float32Array): Float32Array => {
  const whole = new Float32Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
};
const lufsOf = (hertz: number, seconds: number, decibels: number): number =>
  loudness(sine(hertz, seconds, 48_000, 10 ** (decibels / 20)).samples, 48_000);

describe('loudness by ITU-R BS.1770-4', () => {
  it.each([44_100, 48_000, 16_000])(
    'is -3.01 LUFS for a full-scale tone of 997 Hz in one channel, at %s Hz',
    (rate) => {
      expect(loudness(sine(997, 5, rate).samples, rate)).toBeCloseTo(-3.01, 1);
    },
  );

  it('follows the level, with low tones weighted less and high tones more', () => {
    expect(lufsOf(997, 5, -20)).toBeCloseTo(-23.01, 1);
    expect(lufsOf(40, 5, 0)).toBeLessThan(-7);
    expect(lufsOf(4_000, 5, 0)).toBeGreaterThan(-0.6);
  });

  it('ignores silence and passages ten units below the rest', () => {
    const tone = sine(997, 20, 48_000, 0.1).samples;
    const faint = sine(997, 20, 48_000, 0.005).samples;
    const alone = loudness(tone, 48_000);
    expect(loudness(joined(tone, silence(30, 48_000)), 48_000)).toBeCloseTo(alone, 1);
    expect(loudness(joined(tone, faint), 48_000)).toBeCloseTo(alone, 1);
  });

  it('is -Infinity for silence', () => {
    expect(loudness(silence(3, 48_000), 48_000)).toBe(-Infinity);
    expect(loudness(silence(0.1, 48_000), 48_000)).toBe(-Infinity);
  });
});

describe('true peak', () => {
  it('includes the wave between samples', () => {
    // A quarter of the sample rate with a phase of one eighth: every sample is 3 dB below the peak.
    const samples = Float32Array.from({ length: 4_000 }, (_, index) =>
      Math.sin((Math.PI * (index + 0.5)) / 2),
    );
    expect(Math.abs(samples[10] ?? 0)).toBeCloseTo(Math.SQRT1_2, 3);
    expect(peaks(samples)[2_000]).toBeCloseTo(1, 1);
    expect(peaks(sine(997, 0.1, 44_100).samples)[2_000]).toBeLessThan(1.01);
  });
});
