import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { toWebVtt } from '../captions.js';
import { filmStill } from '../pictures/film-poster.js';
import type { OwnerLibrary } from '../values/owner-library.js';
import { isFilm, isPicture, type Json } from '../values/owner-value.js';
import { durationOf } from './read-film.js';

type Entry = Record<string, Json>;

/**
 * Writes the owner's films, posters and captions as files of a content folder.
 * @param data of videos.json with her values
 * @returns the data without what the files say
 */
export async function writeFilms(folder: string, data: Json, library: OwnerLibrary): Promise<Json> {
  if (!isEntry(data)) return data;
  await mkdir(folder, { recursive: true });
  const written: Entry = { ...data };
  for (const list of ['highlights', 'others']) {
    const entries = data[list];
    if (!Array.isArray(entries)) continue;
    const films: Json[] = [];
    for (const entry of entries) films.push(isEntry(entry) ? await writeFilm(folder, entry, library) : entry);
    written[list] = films;
  }
  return written;
}

const isEntry = (value: Json | undefined): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function writeFilm(folder: string, entry: Entry, library: OwnerLibrary): Promise<Json> {
  const { film = null, poster = null, captions = null, ...said } = entry;
  const fileOf = (extension: string) => path.join(folder, `${String(said['id'])}.${extension}`);
  const uploaded = isFilm(film) ? library.films[film.film] : undefined;
  const isOther = uploaded !== undefined || 'link' in said;
  if (isOther) for (const extension of ['mp4', 'vtt']) await rm(fileOf(extension), { force: true });
  if (uploaded?.file) {
    await cp(uploaded.file, fileOf('mp4'));
    said['duration'] = durationOf(uploaded.durationSeconds);
  }
  const picture = isPicture(poster) ? library.pictures[poster.picture] : undefined;
  if (picture) await writeFile(fileOf('jpg'), await filmStill(await readFile(picture)));
  const read = typeof captions === 'string' ? toWebVtt(captions) : undefined;
  if (read && 'captions' in read) await writeFile(fileOf('vtt'), read.captions);
  return said;
}
