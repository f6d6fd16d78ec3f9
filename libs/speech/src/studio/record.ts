import { type Piece, SoundError } from '../sound.js';
import type { SentRecording } from '../thread/requests.js';
import { id3, type Tags } from './id3.js';
import { join } from './join.js';
import { level } from './level.js';
import { encodeMp3, recordedSampleRate } from './mp3.js';
import { waveformOf } from './waveform.js';

/** Pieces in, a tagged MP3 out. */
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
