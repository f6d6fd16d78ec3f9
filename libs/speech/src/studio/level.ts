import { SoundError } from '../sound.js';
import { loudness } from './loudness.js';

/** ITU-R BS.1770-4, annex 2: fourfold oversampling, twelve filter taps per phase. */
const oversampling = 4;
const taps = 12;

/** True peak around each sample, as a converter reconstructs the wave. */
export function peaks(samples: Float32Array): Float32Array {
  const between = Array.from({ length: oversampling - 1 }, (_, index) =>
    weightsAt((index + 1) / oversampling),
  );
  const most = samples.map(Math.abs);
  const padded = new Float32Array(samples.length + taps);
  padded.set(samples, taps / 2 - 1);
  for (const weights of between) {
    for (let index = 0; index + 1 < samples.length; index += 1) {
      let sum = 0;
      for (let tap = 0; tap < taps; tap += 1) sum += (padded[index + tap] ?? 0) * (weights[tap] ?? 0);
      const peak = Math.abs(sum);
      if (peak > (most[index] ?? 0)) most[index] = peak;
      if (peak > (most[index + 1] ?? 0)) most[index + 1] = peak;
    }
  }
  return most;
}

/** A sinc with a Hann window. @param place from 0, a sample, to 1, the next */
function weightsAt(place: number): Float64Array {
  return Float64Array.from({ length: taps }, (_, tap) => {
    const distance = tap - taps / 2 + 1 - place;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * distance) / (taps + 1));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
}

/** Look-ahead of the limiter, so that it does not distort waves; the release is as short. */
const aheadSeconds = 0.004;
const releaseSeconds = 0.06;

/** Amplifies and limits. @param peaks true peaks of the input, by sample */
function limited(
  samples: Float32Array,
  peaks: Float32Array,
  { gain, ceiling, sampleRate }: { gain: number; ceiling: number; sampleRate: number },
): Float32Array {
  const ahead = Math.max(1, Math.round(aheadSeconds * sampleRate));
  const release = 1 - Math.exp(-1 / (releaseSeconds * sampleRate));
  const wanted = lowestAround(
    peaks.map((peak) => Math.min(1, ceiling / (peak * gain || 1))),
    ahead,
  );
  const output = new Float32Array(samples.length);
  // Moving average of `2 × ahead + 1` gains: each is low enough for the peak in the middle.
  const window = 2 * ahead + 1;
  const held = new Float64Array(window).fill(1);
  let [sum, last] = [window, 1];
  for (let index = 0; index < samples.length + ahead; index += 1) {
    const target = wanted[Math.min(index, samples.length - 1)] ?? 1;
    last = target < last ? target : last + (target - last) * release;
    const slot = index % window;
    sum += last - (held[slot] ?? 1);
    held[slot] = last;
    if (index >= ahead) output[index - ahead] = (samples[index - ahead] ?? 0) * gain * (sum / window);
  }
  return output;
}

/** Sliding minimum within `reach` on both sides, in one pass. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length);
  /** Indexes with rising values: the first is the minimum in reach. */
  const places = new Int32Array(values.length);
  let [first, end] = [0, 0];
  for (let index = 0; index < values.length + reach; index += 1) {
    if (index < values.length) {
      const value = values[index] ?? 1;
      while (end > first && (values[places[end - 1] ?? 0] ?? 1) >= value) end -= 1;
      places[end] = index;
      end += 1;
    }
    const middle = index - reach;
    if (middle < 0) continue;
    while ((places[first] ?? 0) < middle - reach) first += 1;
    lowest[middle] = values[places[first] ?? 0] ?? 1;
  }
  return lowest;
}

/** ACX and stores expect audiobooks (mono) between -23 and -18 LUFS. */
const targetLufs = -18;
/** Peaks may reach -3 dBFS; the encoder raises them by some tenths. */
const ceilingDb = -3.5;
const closeEnoughLu = 0.02;
const maxTries = 6;
/** Quieter input is noise; amplifying it would only give louder noise. */
const minLufs = -60;

export interface Levelled {
  samples: Float32Array;
  lufs: number;
  peakDb: number;
}

/** @throws SoundError for silence */
export function level(samples: Float32Array, sampleRate: number): Levelled {
  let lufs = loudness(samples, sampleRate);
  if (!(lufs > minLufs)) throw new SoundError('The recording contains only silence.');
  const around = peaks(samples);
  let gainDb = 0;
  let made = samples;
  for (
    let tries = 0;
    tries < maxTries && (tries === 0 || Math.abs(targetLufs - lufs) > closeEnoughLu);
    tries += 1
  ) {
    // Compensates for the limiter's loss of loudness.
    gainDb += targetLufs - lufs;
    made = limited(samples, around, { gain: ratio(gainDb), ceiling: ratio(ceilingDb), sampleRate });
    lufs = loudness(made, sampleRate);
  }
  const peak = peaks(made).reduce((most, each) => Math.max(most, each), 0);
  return { samples: made, lufs, peakDb: 20 * Math.log10(peak) };
}

function ratio(decibels: number): number {
  return 10 ** (decibels / 20);
}
