import { readFile } from 'node:fs/promises';

import type { ContentProblem } from '../content/content-error.js';
import { placeOf } from '../content/read-content-file.js';
import { secondsOf } from '../films/read-film.js';
import { recordingLimitBytes } from '../media-limits.js';

export const recordingsFolder = 'content/recordings';

/** Bit rates in kbit/s by frame header bits (ISO 11172-3, 2.4.2.3), layer III, for MPEG 1 and MPEG 2/2.5. */
const kilobits = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

interface Frame {
  sizeBytes: number;
  seconds: number;
}

function frameAt(file: Buffer, at: number): Frame | undefined {
  if (at + 4 > file.length) return undefined;
  const header = file.readUInt32BE(at);
  const version = (header >> 19) & 3;
  const isLayerThree = ((header >> 17) & 3) === 1;
  if (header >>> 21 !== 0x7ff || version === 1 || !isLayerThree) return undefined;
  const isOne = version === 3;
  const bitrate = (kilobits[isOne ? 'one' : 'two'][(header >> 12) & 15] ?? 0) * 1000;
  const sampleRate = (sampleRates[(header >> 10) & 3] ?? 0) / (isOne ? 1 : version === 2 ? 2 : 4);
  if (bitrate === 0 || sampleRate === 0) return undefined;
  const samples = isOne ? 1152 : 576;
  const padding = (header >> 9) & 1;
  return {
    sizeBytes: Math.floor((samples / 8) * (bitrate / sampleRate)) + padding,
    seconds: samples / sampleRate,
  };
}

/** Returns the duration of an MP3 in seconds: the sum of its frames after the tags. 0 for other files. */
export function mp3Seconds(file: Buffer): number {
  // ID3v2, 3.1: the size uses seven bits of each byte.
  const isTagged = file.toString('latin1', 0, 3) === 'ID3' && file.length > 10;
  let at = isTagged ? 10 + [6, 7, 8, 9].reduce((size, place) => size * 128 + file.readUInt8(place), 0) : 0;
  let seconds = 0;
  for (let frame = frameAt(file, at); frame; frame = frameAt(file, at)) {
    seconds += frame.seconds;
    at += frame.sizeBytes;
  }
  return seconds;
}

export async function checkRecording(
  folder: string,
  { fileName, duration }: { fileName: string; duration: string },
): Promise<ContentProblem[]> {
  const file = `${recordingsFolder}/${fileName}`;
  const problem = (message: string): ContentProblem[] => [{ file, key: '', message }];
  const mp3 = await readFile(placeOf(folder, file)).catch(() => null);
  if (!mp3 || mp3.length === 0) return problem('is missing');
  if (mp3.length >= recordingLimitBytes) return problem('must be smaller than 4 MB');
  const seconds = mp3Seconds(mp3);
  if (seconds === 0) return problem('is no MP3');
  if (Math.round(seconds) === secondsOf(duration)) return [];
  return problem(`lasts ${seconds.toFixed(1)} seconds, but content/downloads.json says ${duration}`);
}
