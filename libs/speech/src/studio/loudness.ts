interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** Applies a filter, in transposed direct form II. */
export function filtered(samples: Float32Array, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Float32Array {
  const output = new Float32Array(samples.length);
  let one = 0;
  let two = 0;
  for (let index = 0; index < samples.length; index += 1) {
    const sample = samples[index] ?? 0;
    const out = b0 * sample + one;
    one = b1 * sample - a1 * out + two;
    two = b2 * sample - a2 * out;
    output[index] = out;
  }
  return output;
}

/**
 * Boosts frequencies above `hertz`. With Vb as a power of Vh it is the filter of ITU-R BS.1770 as in
 * libebur128.
 */
export function highShelf({
  hertz,
  decibels,
  q,
  sampleRate,
}: {
  hertz: number;
  decibels: number;
  q: number;
  sampleRate: number;
}): Biquad {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const high = 10 ** (decibels / 20);
  const middle = high ** 0.4996667741545416;
  const a0 = 1 + k / q + k * k;
  return {
    b: [
      (high + (middle * k) / q + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (middle * k) / q + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  };
}

/** Cuts frequencies below `hertz`. Its gain includes a0, like the filter of ITU-R BS.1770. */
function lowCut({ hertz, q, sampleRate }: { hertz: number; q: number; sampleRate: number }): Biquad {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}

/**
 * The two filters of ITU-R BS.1770-4, annex 1, for any sample rate. The standard lists coefficients for
 * 48,000 Hz only; these are the underlying analog filters, as derived by libebur128 and others.
 */
function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  return [
    highShelf({ hertz: 1681.974450955533, decibels: 3.999843853973347, q: 0.7071752369554196, sampleRate }),
    lowCut({ hertz: 38.13547087602444, q: 0.5003270373238773, sampleRate }),
  ];
}

const blockSeconds = 0.4;
/** Blocks overlap by 75%. */
const blockSteps = 4;
const absoluteGateLufs = -70;
const relativeGateLu = -10;

/**
 * Measures integrated loudness of one channel by ITU-R BS.1770-4, with both gates.
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

/** Mean squares of the weighted sound per quarter block; a partial last quarter is ignored. */
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
