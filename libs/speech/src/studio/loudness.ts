import { type Biquad, kWeighting } from './k-weighting.js';

const blockSeconds = 0.4;
/** Blocks overlap by three quarters. */
const blockSteps = 4;
const absoluteGateLufs = -70;
const relativeGateLu = -10;

/**
 * Integrated loudness of one channel by ITU-R BS.1770-4, with both gates.
 *
 * @returns LUFS; -Infinity for silence or less than a block of 0.4 s
 */
export function loudness(samples: Float32Array, sampleRate: number): number {
  const blocks = blockPowers(stepPowers(samples, sampleRate));
  const heard = blocks.filter((power) => lufs(power) > absoluteGateLufs);
  const gate = lufs(mean(heard)) + relativeGateLu;
  return lufs(mean(heard.filter((power) => lufs(power) > gate)));
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

function mean(powers: readonly number[]): number {
  return powers.length === 0 ? 0 : powers.reduce((sum, power) => sum + power, 0) / powers.length;
}

/** The mean squares of the weighted sound, a quarter of a block at a time; what is left over is not counted. */
function stepPowers(samples: Float32Array, sampleRate: number): number[] {
  const filters = kWeighting(sampleRate).map(running);
  const stepLength = Math.round((blockSeconds / blockSteps) * sampleRate);
  const powers: number[] = [];
  let sum = 0;
  for (let index = 0; index < samples.length; index += 1) {
    let sample = samples[index] ?? 0;
    for (const filter of filters) sample = filter(sample);
    sum += sample * sample;
    if ((index + 1) % stepLength !== 0) continue;
    powers.push(sum / stepLength);
    sum = 0;
  }
  return powers;
}

function blockPowers(steps: readonly number[]): number[] {
  const blocks: number[] = [];
  for (let first = 0; first + blockSteps <= steps.length; first += 1)
    blocks.push(mean(steps.slice(first, first + blockSteps)));
  return blocks;
}

/** A filter with its memory, in transposed direct form II. */
function running({ b: [b0, b1, b2], a: [a1, a2] }: Biquad): (sample: number) => number {
  let [one, two] = [0, 0];
  return (sample) => {
    const filtered = b0 * sample + one;
    one = b1 * sample - a1 * filtered + two;
    two = b2 * sample - a2 * filtered;
    return filtered;
  };
}
