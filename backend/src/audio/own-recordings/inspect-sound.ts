import { mp3Seconds } from '@lectern/catalogue/content';
import { decodeWav, type RecordingStudio, SoundError, type Tags } from '@lectern/speech';
import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

import type { UploadedFile } from '../../platform/uploads/upload.js';
import { isMp4, readMp4Sound } from './mp4-sound.js';
import { CONVERSION_TIMEOUT_MS, LONGEST_MS, SHORTEST_MS, type SoundKind } from './own-recording-rules.js';
import { damaged, isLossless, noSound, otherLength, tooSlow, unusableWav } from './sound-sentences.js';

export interface InspectedSound {
  /** File to store: the upload, or beside it the MP3 made from a WAV. */
  path: string;
  extension: SoundKind;
  sha256: string;
  sizeBytes: number;
  durationMs: number;
  waveform: number[];
}

const isWav = (file: Buffer): boolean =>
  file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WAVE';

function checkLength(name: string, durationMs: number): void {
  if (durationMs < SHORTEST_MS || durationMs > LONGEST_MS) throw otherLength(name);
}

function readMp4(file: Buffer, name: string): number {
  const sound = readMp4Sound(file);
  if (!sound) throw damaged(name);
  if (sound.codecs.length === 0 || sound.codecs.some((codec) => codec !== 'mp4a')) throw isLossless(name);
  return sound.durationMs;
}

async function convertWav(
  file: Buffer,
  { name, path }: UploadedFile,
  studio: RecordingStudio,
  tags: Tags,
): Promise<InspectedSound> {
  const slow = new AbortController();
  const timer = setTimeout(() => slow.abort(tooSlow(name)), CONVERSION_TIMEOUT_MS);
  try {
    const sound = decodeWav(file);
    checkLength(name, (sound.samples.length / sound.sampleRate) * 1_000);
    const { mp3, durationMs, waveform } = await studio.record([{ sound, breathMs: 0 }], tags, slow.signal);
    const converted = `${path}.mp3`;
    await writeFile(converted, mp3);
    const sha256 = createHash('sha256').update(mp3).digest('hex');
    return { path: converted, extension: 'mp3', sha256, sizeBytes: mp3.length, durationMs, waveform };
  } catch (error) {
    throw error instanceof SoundError ? unusableWav(name) : error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads kind and length of a recording by its bytes. A WAV file, which is ten times as large, becomes an MP3.
 * @throws DomainError if it is no recording that browsers play, damaged, too short or too long
 */
export async function inspectSound(
  upload: UploadedFile,
  studio: RecordingStudio,
  tags: Tags,
): Promise<InspectedSound> {
  const { name, path, sha256, sizeBytes } = upload;
  const file = await readFile(path);
  if (isWav(file)) return convertWav(file, upload, studio, tags);
  const extension = isMp4(file) ? 'm4a' : 'mp3';
  const durationMs = extension === 'm4a' ? readMp4(file, name) : Math.round(mp3Seconds(file) * 1_000);
  if (durationMs === 0) throw noSound(name);
  checkLength(name, durationMs);
  return { path, extension, sha256, sizeBytes, durationMs, waveform: [] };
}
