/** A filter of second order: b over a, with a0 = 1. */
export interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

/**
 * The two filters of ITU-R BS.1770-4, annex 1, for any rate. The recommendation prints coefficients for 48 000 Hz only;
 * these are the analogue filters that they were made of (f, Q and gain as libebur128 has them, too), made anew.
 */
export function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  return [headShelf(sampleRate), lowCut(sampleRate)];
}

function headShelf(sampleRate: number): Biquad {
  const [hertz, decibels, q] = [1681.974450955533, 3.999843853973347, 0.7071752369554196];
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

function lowCut(sampleRate: number): Biquad {
  const [hertz, q] = [38.13547087602444, 0.5003270373238773];
  const k = Math.tan((Math.PI * hertz) / sampleRate);
  const a0 = 1 + k / q + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] };
}
