import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';

import { readMp4 } from '@lectern/catalogue/content';

import type { UploadedFile } from '../../platform/uploads/upload.js';
import { LONGEST_MS, SHORTEST_MS, SOUND_CODECS, VIDEO_CODECS } from './film-rules.js';
import {
  damaged,
  isEmpty,
  isFragmented,
  isQuickTime,
  noFilm,
  noPictures,
  otherLength,
  otherPictures,
  otherSound,
} from './film-sentences.js';
import { moveIndexToFront } from './move-index.js';

export interface InspectedFilm {
  /** File to store: the upload, or beside it the same film with its index first. */
  path: string;
  sha256: string;
  sizeBytes: number;
  durationMs: number;
}

/**
 * Reads a film by its bytes. A film whose index is at its end, as phones record it, is rewritten so that it plays while
 * it loads.
 * @throws DomainError if browsers do not play it
 */
export async function inspectFilm({ name, path, sha256, sizeBytes }: UploadedFile): Promise<InspectedFilm> {
  if (sizeBytes === 0) throw isEmpty(name);
  const head = await headOf(path);
  if (head.toString('latin1', 8, 12) === 'qt  ' || isOldQuickTime(head)) throw isQuickTime(name);
  if (head.toString('latin1', 4, 8) !== 'ftyp') throw noFilm(name);
  const facts = await readMp4(path);
  if (!facts) throw damaged(name);
  if (facts.isFragmented) throw isFragmented(name);
  const codecsOf = (handler: string) =>
    facts.tracks.filter((track) => track.handler === handler).map(({ codec }) => codec);
  const pictures = codecsOf('vide');
  if (pictures.length === 0) throw noPictures(name);
  if (!pictures.every((codec) => VIDEO_CODECS.includes(codec))) throw otherPictures(name);
  if (!codecsOf('soun').every((codec) => SOUND_CODECS.includes(codec))) throw otherSound(name);
  const durationMs = Math.round(facts.durationSeconds * 1_000);
  if (durationMs < SHORTEST_MS || durationMs > LONGEST_MS) throw otherLength(name);
  if (facts.startsAtOnce) return { path, sha256, sizeBytes, durationMs };
  const moved = `${path}.mp4`;
  if (!(await moveIndexToFront(path, facts, moved))) throw damaged(name);
  return { path: moved, sha256: await sha256Of(moved), sizeBytes: (await stat(moved)).size, durationMs };
}

/** Old films begin with their index or their pictures. */
const isOldQuickTime = (head: Buffer): boolean =>
  ['moov', 'mdat', 'wide'].includes(head.toString('latin1', 4, 8));

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(12);
    await file.read(head, 0, head.length, 0);
    return head;
  } finally {
    await file.close();
  }
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
