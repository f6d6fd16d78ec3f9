import { MPEGDecoder } from 'mpg123-decoder';

import { resampled } from '../studio/resample.js';
import type { Sound } from '../sound.js';

/** Decodes with mpg123, independently of the encoder. @throws for a damaged file */
export async function decodeMp3(bytes: Uint8Array): Promise<Sound & { channels: number }> {
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const { channelData, errors, sampleRate } = decoder.decode(bytes);
  decoder.free();
  const [samples, other] = channelData;
  if (!samples || samples.length === 0 || errors.length > 0)
    throw new Error(`The file cannot be decoded: ${errors[0]?.message ?? 'it is empty'}.`);
  // mpg123 returns mono as two channels.
  const channels = other && samples.some((sample, index) => sample !== other[index]) ? 2 : 1;
  return { samples, sampleRate, channels };
}

export function sine(hertz: number, seconds: number, sampleRate: number, level = 1): Sound {
  const samples = Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, index) => level * Math.sin((2 * Math.PI * hertz * index) / sampleRate),
  );
  return { samples, sampleRate };
}

/** Threshold of silence: -60 dBFS. */
const inaudible = 0.001;

/** Peak sample in dBFS. */
export function peakDbOf({ samples }: Pick<Sound, 'samples'>): number {
  return 20 * Math.log10(samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0));
}

/** Silent stretches, in milliseconds from the beginning. */
export function silences({ samples, sampleRate }: Sound): { startMs: number; lengthMs: number }[] {
  const found: { startMs: number; lengthMs: number }[] = [];
  let start = 0;
  for (let index = 0; index <= samples.length; index += 1) {
    const isHeard = index === samples.length || Math.abs(samples[index] ?? 0) > inaudible;
    if (!isHeard) continue;
    if (index > start)
      found.push({
        startMs: (start / sampleRate) * 1000,
        lengthMs: ((index - start) / sampleRate) * 1000,
      });
    start = index + 1;
  }
  return found;
}

const analysedRate = 8_000;
const windowSeconds = 0.04;
const hopSeconds = 0.05;
const [lowestHertz, highestHertz] = [60, 350];
/** Minimum similarity of two periods of a vowel, from 0 to 1. */
const voicedFrom = 0.6;

/** Median pitch of the vowels in Hz, by autocorrelation; 0 without vowels. */
export function medianPitch(sound: Sound): number {
  const { samples } = resampled(sound, analysedRate);
  const length = Math.round(windowSeconds * analysedRate);
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const pitches: number[] = [];
  for (let start = 0; start + 2 * length < samples.length; start += Math.round(hopSeconds * analysedRate)) {
    const frame = samples.subarray(start, start + 2 * length);
    if (frame.every((sample) => Math.abs(sample) < loudest / 8)) continue;
    const period = periodOf(frame, length);
    if (period > 0) pitches.push(analysedRate / period);
  }
  return pitches.sort((one, other) => one - other)[pitches.length >> 1] ?? 0;
}

function periodOf(frame: Float32Array, length: number): number {
  const [first, last] = [Math.floor(analysedRate / highestHertz), Math.ceil(analysedRate / lowestHertz)];
  const likeness = Array.from({ length: last + 1 }, (_, lag) =>
    lag < first ? 0 : alike(frame, lag, length),
  );
  const most = Math.max(...likeness);
  if (most < voicedFrom) return 0;
  // A voice is as similar after two periods, so take the first that is nearly as good.
  let at = likeness.findIndex((each) => each > 0.9 * most);
  while ((likeness[at + 1] ?? 0) > (likeness[at] ?? 0)) at += 1;
  return at;
}

function alike(frame: Float32Array, lag: number, length: number): number {
  let [product, one, other] = [0, 0, 0];
  for (let index = 0; index < length; index += 1) {
    const [here, there] = [frame[index] ?? 0, frame[index + lag] ?? 0];
    product += here * there;
    one += here * here;
    other += there * there;
  }
  return product / (Math.sqrt(one * other) || 1);
}
