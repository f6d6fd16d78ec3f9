import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type ContentSource, fillIn, openSource, readText } from '../content/content-source.js';
import { mergeOver } from '../content/merge-over.js';
import { writeFilms } from '../films/write-films.js';
import { fitValues } from './fit-values.js';
import type { OwnerLibrary } from './owner-library.js';
import type { Finding, Json, OwnerValue } from './owner-value.js';
import { toJson } from './tree.js';
import { ownValues } from './own-values.js';
import { SPOKEN_FILE, spokenBooks } from './spoken-books.js';
import { addedBooks } from './whole-books.js';
import { ValueOverlay } from './value-overlay.js';

export class FolderNotEmpty extends Error {
  constructor(folder: string) {
    super(`${folder} is not empty. Name a folder that does not exist yet.`);
    this.name = 'FolderNotEmpty';
  }
}

/**
 * Writes a copy of the content folder with the owner's values in its files.
 * @param target a folder that does not exist, or is empty
 * @returns values that are not in the copy
 * @throws FolderNotEmpty
 */
export async function exportContent(
  folder: string,
  asked: readonly OwnerValue[],
  target: string,
  library: OwnerLibrary,
): Promise<Finding[]> {
  const found = await readdir(target).catch(() => []);
  if (found.length > 0) throw new FolderNotEmpty(target);
  const { values, files, findings } = await fitValues(folder, asked, library);
  const naming = new Set([
    ...(addedBooks(values).length > 0 ? ['site.json'] : []),
    ...(spokenBooks(values).length > 0 ? [SPOKEN_FILE] : []),
  ]);
  const laid = files.filter(({ file }) => naming.has(file) || values.some((value) => value.file === file));
  const overlay = new ValueOverlay(values, library);

  const draft = `${target}.partial`;
  await rm(draft, { recursive: true, force: true });
  await cp(folder, draft, { recursive: true, dereference: true });
  const source = await openSource(folder, overlay);
  for (const { file, tree } of laid) {
    const isFilms = file === 'videos.json';
    const data = isFilms ? await writeFilms(path.join(draft, 'films'), toJson(tree), library) : toJson(tree);
    await writeLaid(draft, source, file, data);
  }
  for (const place of ['site/portrait', 'site/logo', 'site/logo-dark'])
    await writePicture(draft, place, overlay.pictureFor(place));
  for (const { file } of values.filter(({ file }) => /^books\/[^/]+\/cover$/.test(file)))
    await writePicture(draft, file, overlay.pictureFor(file));
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  return findings.filter(({ kind }) => kind === 'unfit' || kind === 'lost');
}

async function writeLaid(draft: string, source: ContentSource, file: string, data: Json): Promise<void> {
  const place = path.join(draft, file);
  const written = (await readText(place)) ?? '{}';
  const fill = (text: string): unknown => JSON.parse(fillIn(text, source.placeholders));
  let standard: unknown;
  for (const folder of source.standardFolders) {
    const text = await readText(path.join(folder, file));
    if (text !== null) standard = mergeOver(standard, fill(text));
  }
  const own = ownValues(standard, data, { raw: JSON.parse(written), filled: fill(written) });
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, `${JSON.stringify(own ?? {}, null, 2)}\n`);
}

/** @param place without ending, which is the picture's: `site/portrait` */
async function writePicture(draft: string, place: string, picture: string | undefined): Promise<void> {
  if (picture === undefined) return;
  const folder = path.join(draft, path.dirname(place));
  const name = path.basename(place);
  await mkdir(folder, { recursive: true });
  const former = (await readdir(folder)).filter((each) => each.startsWith(`${name}.`));
  for (const each of former) await rm(path.join(folder, each));
  await writeFile(path.join(folder, `${name}${path.extname(picture)}`), await readFile(picture));
}
