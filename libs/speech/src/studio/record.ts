import { type Piece, type Sound, SoundError } from '../sound.js';
import type { SentRecording } from '../thread/engine-thread.js';
import { id3, type Tags } from './id3.js';
import { level } from './level.js';
import { encodeMp3, recordedSampleRate } from './mp3.js';
import { resampled } from './resample.js';

/** Quieter than the peak by this factor (-46 dB) counts as silence. */
const silenceFactor = 0.005;
/** Margin before speech, so that no consonant is cut, and after it, to let it fade. */
const marginBeforeSeconds = 0.02;
const marginAfterSeconds = 0.05;
/** Fade within the margin, to avoid clicks. */
const fadeSeconds = 0.01;

/** Trims silence before and after, so that pauses are exact, and fades the edges. */
export function trimmed({ samples, sampleRate }: Sound): Sound {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const isSpeech = (sample: number): boolean => Math.abs(sample) > loudest * silenceFactor;
  const first = samples.findIndex(isSpeech);
  if (first === -1) return { samples: new Float32Array(0), sampleRate };
  const last = samples.findLastIndex(isSpeech);
  const start = Math.max(0, first - Math.round(marginBeforeSeconds * sampleRate));
  const end = Math.min(samples.length, last + 1 + Math.round(marginAfterSeconds * sampleRate));
  return { samples: faded(samples.slice(start, end), Math.round(fadeSeconds * sampleRate)), sampleRate };
}

function faded(samples: Float32Array, length: number): Float32Array {
  const fade = Math.min(length, samples.length >> 1);
  for (let index = 0; index < fade; index += 1) {
    const share = 0.5 - 0.5 * Math.cos((Math.PI * (index + 0.5)) / fade);
    for (const place of [index, samples.length - 1 - index]) samples[place] = (samples[place] ?? 0) * share;
  }
  return samples;
}

/** Silence before the first word, because some players skip the beginning, and after the last. */
const leadMs = 400;
const tailMs = 900;

export interface Joined {
  samples: Float32Array;
  /** In milliseconds of the joined sound. */
  spans: { startMs: number; endMs: number }[];
}

/** Joins the pieces with their pauses; the last pause ends the recording. */
function join(pieces: readonly Piece[], sampleRate: number): Joined {
  const inSamples = (ms: number): number => Math.round((ms / 1000) * sampleRate);
  const sounds = pieces.map(({ sound }) => resampled(trimmed(sound), sampleRate).samples);
  const gaps = pieces.map(({ breathMs }, index) =>
    inSamples(index === pieces.length - 1 ? tailMs : breathMs),
  );
  const length = [...sounds.map((sound) => sound.length), ...gaps].reduce(
    (sum, each) => sum + each,
    inSamples(leadMs),
  );
  const samples = new Float32Array(length);
  let at = inSamples(leadMs);
  const spans = sounds.map((sound, index) => {
    const startMs = (at / sampleRate) * 1000;
    samples.set(sound, at);
    at += sound.length;
    const endMs = (at / sampleRate) * 1000;
    at += gaps[index] ?? 0;
    return { startMs, endMs };
  });
  return { samples, spans };
}

const columns = 200;

/** Levels of the sound along its length: 200 values up to 100. */
function waveformOf(samples: Float32Array): number[] {
  const powers = Array.from({ length: columns }, (_, column) => {
    const start = Math.floor((column * samples.length) / columns);
    const end = Math.floor(((column + 1) * samples.length) / columns);
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += (samples[index] ?? 0) ** 2;
    return Math.sqrt(sum / Math.max(1, end - start));
  });
  const loudest = Math.max(...powers, Number.MIN_VALUE);
  return powers.map((power) => Math.round((power / loudest) * 100));
}

export async function record(pieces: readonly Piece[], tags: Tags): Promise<SentRecording> {
  if (pieces.length === 0) throw new SoundError('There is nothing to record.');
  const joined = join(pieces, recordedSampleRate);
  const { samples, lufs, peakDb } = level(joined.samples, recordedSampleRate);
  const { bytes, durationMs, delayMs } = await encodeMp3(samples);
  const spans = joined.spans.map(({ startMs, endMs }) => ({
    startMs: Math.round(startMs + delayMs),
    endMs: Math.round(endMs + delayMs),
  }));
  const tag = id3({ ...tags, lengthMs: durationMs });
  const mp3 = new Uint8Array(tag.length + bytes.length);
  mp3.set(tag);
  mp3.set(bytes, tag.length);
  return { mp3, durationMs, lufs, peakDb, waveform: waveformOf(samples), spans };
}
