import { filtered } from '../biquad.js';
import { kWeighting } from './k-weighting.js';

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
  const weighted = kWeighting(sampleRate).reduce(filtered, samples);
  const stepLength = Math.round((blockSeconds / blockSteps) * sampleRate);
  const powers: number[] = [];
  for (let start = 0; start + stepLength <= weighted.length; start += stepLength) {
    let sum = 0;
    for (let index = start; index < start + stepLength; index += 1) sum += (weighted[index] ?? 0) ** 2;
    powers.push(sum / stepLength);
  }
  return powers;
}

function blockPowers(steps: readonly number[]): number[] {
  const blocks: number[] = [];
  for (let first = 0; first + blockSteps <= steps.length; first += 1)
    blocks.push(mean(steps.slice(first, first + blockSteps)));
  return blocks;
}
