import { readFile } from 'node:fs/promises';

import type { ContentProblem } from '../content/content-error.js';
import { placeOf } from '../content/read-content-file.js';
import type { VideoFile } from '../content/videos.schema.js';
import { filmLimitBytes } from '../media-limits.js';

interface Mp4Facts {
  durationSeconds: number;
  /** Whether the `moov` box precedes the media data, so that playback starts while loading. */
  startsAtOnce: boolean;
}

interface Box {
  type: string;
  start: number;
  end: number;
}

const boxHeaderBytes = 8;

/** @throws Error when the bytes are no MP4; the message is a clause that follows the file name */
function mp4Facts(file: Buffer): Mp4Facts {
  const outer = boxes(file, 0, file.length);
  const contents = outer.find(({ type }) => type === 'moov');
  const pictures = outer.find(({ type }) => type === 'mdat');
  const header = contents && boxes(file, contents.start, contents.end).find(({ type }) => type === 'mvhd');
  if (!contents || !pictures || !header) throw new Error('is not an MP4 film');
  // ISO 14496-12, 8.2.2: version 1 has 64-bit times.
  const isLong = file.readUInt8(header.start) === 1;
  const timescale = file.readUInt32BE(header.start + (isLong ? 20 : 12));
  const duration = isLong
    ? Number(file.readBigUInt64BE(header.start + 24))
    : file.readUInt32BE(header.start + 16);
  return { durationSeconds: duration / timescale, startsAtOnce: contents.start < pictures.start };
}

/** Lists the sibling boxes between two offsets; stops at a truncated or malformed box. */
function boxes(file: Buffer, from: number, to: number): Box[] {
  const found: Box[] = [];
  let at = from;
  while (at + boxHeaderBytes <= to) {
    const size = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + boxHeaderBytes);
    if (size < boxHeaderBytes || at + size > to) break;
    found.push({ type, start: at + boxHeaderBytes, end: at + size });
    at += size;
  }
  return found;
}

interface Cue {
  fromSeconds: number;
  toSeconds: number;
  text: string;
}

const timing = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3}) --> (?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})$/;

/** @throws Error with a clause that follows the file name: `line 7 is …` */
export function readCues(written: string): Cue[] {
  const lines = written.replace(/\r\n?/g, '\n').split('\n');
  if (lines[0] !== 'WEBVTT') throw new Error('must begin with the line WEBVTT');
  const cues: Cue[] = [];
  let open: Cue | null = null;
  for (const [index, line] of lines.slice(1).entries()) {
    const found = timing.exec(line);
    if (line.trim() === '') open = null;
    else if (found) {
      open = { fromSeconds: seconds(found, 1), toSeconds: seconds(found, 4), text: '' };
      const before = cues.at(-1)?.toSeconds ?? 0;
      if (open.toSeconds <= open.fromSeconds || open.fromSeconds < before)
        throw new Error(
          `line ${index + 2} must begin after the end of the previous cue, and end after its own beginning`,
        );
      cues.push(open);
    } else if (open) open.text = open.text === '' ? line : `${open.text} ${line}`;
    else throw new Error(`line ${index + 2} must be a time such as 00:01.000 --> 00:04.000, not "${line}"`);
  }
  const silent = cues.find(({ text }) => text === '');
  if (cues.length === 0 || silent) throw new Error('must not have empty cues');
  return cues;
}

function seconds(found: RegExpExecArray, at: number): number {
  return Number(found[at] ?? 0) * 3600 + Number(found[at + 1]) * 60 + Number(found[at + 2]);
}

/** Files in content/films for one entry of content/videos.json. */
export interface Film {
  durationSeconds: number;
  cues: Cue[];
}

export const filmsFolder = 'content/films';

export function secondsOf(duration: string): number {
  const [minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return minutes * 60 + seconds;
}

export async function readFilm(
  folder: string,
  { id, duration }: VideoFile,
): Promise<{ film: Film } | { problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const open = async (extension: string): Promise<Buffer | null> => {
    const file = `${filmsFolder}/${id}.${extension}`;
    const bytes = await readFile(placeOf(folder, file)).catch(() => null);
    if (!bytes)
      problems.push({ file, key: '', message: `is missing, but content/videos.json shows "${id}"` });
    return bytes;
  };
  const check = (extension: string, work: () => void): void => {
    try {
      work();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      problems.push({ file: `${filmsFolder}/${id}.${extension}`, key: '', message });
    }
  };

  const [mp4, vtt] = [await open('mp4'), await open('vtt')];
  await open('jpg');
  const durationSeconds = secondsOf(duration);
  const film: Film = { durationSeconds, cues: [] };
  if (mp4)
    check('mp4', () => {
      if (mp4.length >= filmLimitBytes)
        throw new Error(`must be smaller than 3 MB, but has ${mp4.length} bytes`);
      const facts = mp4Facts(mp4);
      if (Math.round(facts.durationSeconds) !== durationSeconds)
        throw new Error(`lasts ${facts.durationSeconds} seconds, but content/videos.json says ${duration}`);
      if (!facts.startsAtOnce) throw new Error('must be written with "-movflags +faststart"');
    });
  if (vtt)
    check('vtt', () => {
      film.cues = readCues(vtt.toString('utf8'));
      if ((film.cues.at(-1)?.toSeconds ?? 0) > durationSeconds)
        throw new Error('continues after the end of the film');
    });
  return problems.length > 0 ? { problems } : { film };
}
