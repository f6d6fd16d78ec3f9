import { type Biquad, highShelf, lowCut } from '../biquad.js';

/**
 * The two filters of ITU-R BS.1770-4, annex 1, for any rate. The recommendation prints coefficients for 48 000 Hz only;
 * these are the analogue filters that those were made of, as libebur128 and others have found them.
 */
export function kWeighting(sampleRate: number): readonly [Biquad, Biquad] {
  return [
    highShelf({ hertz: 1681.974450955533, decibels: 3.999843853973347, q: 0.7071752369554196, sampleRate }),
    lowCut({ hertz: 38.13547087602444, q: 0.5003270373238773, sampleRate }),
  ];
}
