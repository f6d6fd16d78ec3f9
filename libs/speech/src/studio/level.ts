import { SoundError } from '../sound.js';
import { limited } from './limiter.js';
import { loudness } from './loudness.js';
import { peaks } from './true-peak.js';

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
