import { SoundError } from '../sound.js';
import { loudness } from './loudness.js';

/** ITU-R BS.1770-4, annex 2: four times the rate, twelve weights for each place between two samples. */
const oversampling = 4;
const taps = 12;

/**
 * How far the wave around each sample goes, never less than the sample itself: a player's converter draws that wave.
 */
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

/** A sinc under a Hann window. @param place from 0, a sample, to 1, the next */
function weightsAt(place: number): Float64Array {
  return Float64Array.from({ length: taps }, (_, tap) => {
    const distance = tap - taps / 2 + 1 - place;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * distance) / (taps + 1));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
}

/** The gain begins to fall this long before a peak, so that no wave is bent, and is back soon after it. */
const aheadSeconds = 0.004;
const releaseSeconds = 0.06;

/**
 * Makes a sound louder, and quieter for a moment where it would pass the ceiling.
 *
 * @param peaks of the sound as it is, by sample
 */
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
  // The mean of `2 × ahead + 1` gains around: each of them is low enough for the peak in their middle.
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

/** The lowest value within `reach` on both sides of each, in one pass. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length);
  /** Places whose values rise: the first of them is the lowest in reach. */
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

/** What ACX and the shops expect of a spoken book, mono: between -23 and -18. */
const wantedLufs = -18;
/** Peaks may reach -3 dB in the file. The encoder moves them by some tenths, so they stay below that here. */
const ceilingDb = -3.5;
const closeEnoughLu = 0.02;
const mostTries = 6;
/** A voice that is quieter than this is noise, and would only be made louder noise. */
const faintestLufs = -60;

export interface Levelled {
  samples: Float32Array;
  lufs: number;
  /** The true peak, in dB of full scale. */
  peakDb: number;
}

/** @throws SoundError for silence */
export function level(samples: Float32Array, sampleRate: number): Levelled {
  let lufs = loudness(samples, sampleRate);
  if (!(lufs > faintestLufs)) throw new SoundError('There is nothing to hear in what was spoken.');
  const around = peaks(samples);
  let gainDb = 0;
  let made = samples;
  for (
    let tries = 0;
    tries < mostTries && (tries === 0 || Math.abs(wantedLufs - lufs) > closeEnoughLu);
    tries += 1
  ) {
    // What the limiter takes away is given back to all of it.
    gainDb += wantedLufs - lufs;
    made = limited(samples, around, { gain: ratio(gainDb), ceiling: ratio(ceilingDb), sampleRate });
    lufs = loudness(made, sampleRate);
  }
  const peak = peaks(made).reduce((most, each) => Math.max(most, each), 0);
  return { samples: made, lufs, peakDb: 20 * Math.log10(peak) };
}

function ratio(decibels: number): number {
  return 10 ** (decibels / 20);
}
