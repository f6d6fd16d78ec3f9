import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentProblem } from '../content/content-error.js';
import type { VideoFile } from '../content/videos.schema.js';
import { mp4Facts } from './mp4-facts.js';
import { type Cue, readCues } from './webvtt.js';

/** What lies in content/films for one entry of content/videos.json. */
export interface Film {
  durationSeconds: number;
  cues: Cue[];
}

export const filmsFolder = 'content/films';
const sizeLimitBytes = 3_000_000;

export function secondsOf(duration: string): number {
  const [minutes = 0, seconds = 0] = duration.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Holds the files of a film against what content/videos.json says of it. */
export async function readFilm(
  root: string,
  { id, duration }: VideoFile,
): Promise<{ film: Film } | { problems: ContentProblem[] }> {
  const problems: ContentProblem[] = [];
  const open = async (extension: string): Promise<Buffer | null> => {
    const file = `${filmsFolder}/${id}.${extension}`;
    const bytes = await readFile(join(root, file)).catch(() => null);
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
      if (mp4.length >= sizeLimitBytes)
        throw new Error(`must be smaller than 3 MB, and has ${mp4.length} bytes`);
      const facts = mp4Facts(mp4);
      if (Math.round(facts.durationSeconds) !== durationSeconds)
        throw new Error(`lasts ${facts.durationSeconds} seconds, but content/videos.json says ${duration}`);
      if (!facts.startsAtOnce) throw new Error('must be written with "-movflags +faststart"');
    });
  if (vtt)
    check('vtt', () => {
      film.cues = readCues(vtt.toString('utf8'));
      if ((film.cues.at(-1)?.toSeconds ?? 0) > durationSeconds)
        throw new Error('goes on after the film has ended');
    });
  return problems.length > 0 ? { problems } : { film };
}
