/** A filter of second order: b over a, with a0 = 1. */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/** The sound after the filter, in transposed direct form II. */
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

/** Lifts what lies above `hertz`. With Vb as a power of Vh it is the filter of ITU-R BS.1770 as libebur128 makes it. */
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

/** Takes away what lies below `hertz`. It is louder by its own a0, as the filter of ITU-R BS.1770 is. */
export function lowCut({ hertz, q, sampleRate }: { hertz: number; q: number; sampleRate: number }): Biquad {
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}
