import type { Sound } from '../sound.js';

/** Zero crossings of the sinc on each side: a transition band of about 6% and 90 dB attenuation. */
const crossings = 32;
const kaiserBeta = 9;
/** Fraction of half the lower rate; higher frequencies are removed because they would alias. */
const passband = 0.94;

interface Filter {
  /** Rows of `taps` weights, one per phase between two input samples. */
  weights: Float32Array;
  taps: number;
  phases: number;
  /** Input samples times `phases` per output sample. */
  step: number;
}

const filters = new Map<string, Filter>();

/** Resamples a sound with a windowed sinc, exact for every pair of integer rates. */
export function resampled({ samples, sampleRate }: Sound, wantedRate: number): Sound {
  if (sampleRate === wantedRate) return { samples, sampleRate };
  const { weights, taps, phases, step } = filterFor(sampleRate, wantedRate);
  const length = Math.round((samples.length * wantedRate) / sampleRate);
  const output = new Float32Array(length);
  const padded = new Float32Array(samples.length + 2 * taps);
  padded.set(samples, taps);
  for (let index = 0; index < length; index += 1) {
    const place = index * step;
    const before = Math.floor(place / phases);
    const row = (place - before * phases) * taps;
    const start = before + taps - taps / 2 + 1;
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) sum += (padded[start + tap] ?? 0) * (weights[row + tap] ?? 0);
    output[index] = sum;
  }
  return { samples: output, sampleRate: wantedRate };
}

function filterFor(from: number, to: number): Filter {
  const key = `${from} ${to}`;
  const known = filters.get(key);
  if (known) return known;
  const common = greatestCommonDivisor(from, to);
  const [phases, step] = [to / common, from / common];
  /** Relative to half of the input's rate. */
  const cutoff = passband * Math.min(1, to / from);
  const half = Math.ceil(crossings / Math.min(1, to / from));
  const taps = half * 2;
  const weights = new Float32Array(phases * taps);
  for (let phase = 0; phase < phases; phase += 1) {
    let sum = 0;
    for (let tap = 0; tap < taps; tap += 1) {
      const distance = tap - half + 1 - phase / phases;
      const weight = cutoff * sinc(cutoff * distance) * kaiser(distance / half);
      weights[phase * taps + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < taps; tap += 1) {
      const place = phase * taps + tap;
      weights[place] = (weights[place] ?? 0) / sum;
    }
  }
  const filter = { weights, taps, phases, step };
  filters.set(key, filter);
  return filter;
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

/** @param x from -1 to 1, the edges of the window */
function kaiser(x: number): number {
  return Math.abs(x) >= 1 ? 0 : bessel(kaiserBeta * Math.sqrt(1 - x * x)) / bessel(kaiserBeta);
}

/** Modified Bessel function of the first kind, order zero, by its series. */
function bessel(x: number): number {
  let [sum, term] = [1, 1];
  for (let index = 1; term > sum * 1e-12; index += 1) {
    term *= (x / (2 * index)) ** 2;
    sum += term;
  }
  return sum;
}

function greatestCommonDivisor(one: number, other: number): number {
  return other === 0 ? one : greatestCommonDivisor(other, one % other);
}
