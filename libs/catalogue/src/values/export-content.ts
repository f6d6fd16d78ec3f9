import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { type ContentSource, fillIn, openSource, readText } from '../content/content-source.js';
import { mergeOver } from '../content/merge-over.js';
import { readContent } from '../content/read-content.js';
import { fitValues } from './fit-values.js';
import type { Finding, OwnerValue } from './owner-value.js';
import { toJson } from './tree.js';
import { ownValues } from './own-values.js';
import { type LaidFile, type PictureFile, ValueOverlay } from './value-overlay.js';

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
  pictureFile: PictureFile,
): Promise<Finding[]> {
  const found = await readdir(target).catch(() => []);
  if (found.length > 0) throw new FolderNotEmpty(target);
  const { values, findings } = await fitValues(folder, asked, pictureFile);
  const laid: LaidFile[] = [];
  const overlay = new ValueOverlay(values, pictureFile, (file) => {
    if (values.some((value) => value.file === file.file)) laid.push(file);
    return toJson(file.tree);
  });
  await readContent(folder, overlay);

  const draft = `${target}.partial`;
  await rm(draft, { recursive: true, force: true });
  await cp(folder, draft, { recursive: true, dereference: true });
  const source = await openSource(folder, overlay);
  for (const file of laid) await writeLaid(draft, source, file);
  await writePortrait(draft, overlay.pictureFor('site/portrait'));
  await rm(target, { recursive: true, force: true });
  await rename(draft, target);
  return findings.filter(({ kind }) => kind === 'unfit' || kind === 'lost');
}

async function writeLaid(draft: string, source: ContentSource, { file, tree }: LaidFile): Promise<void> {
  const place = path.join(draft, file);
  const written = (await readText(place)) ?? '{}';
  const fill = (text: string): unknown => JSON.parse(fillIn(text, source.placeholders));
  let standard: unknown;
  for (const folder of source.standardFolders) {
    const text = await readText(path.join(folder, file));
    if (text !== null) standard = mergeOver(standard, fill(text));
  }
  const own = ownValues(standard, toJson(tree), { raw: JSON.parse(written), filled: fill(written) });
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, `${JSON.stringify(own ?? {}, null, 2)}\n`);
}

async function writePortrait(draft: string, picture: string | undefined): Promise<void> {
  if (picture === undefined) return;
  const site = path.join(draft, 'site');
  await mkdir(site, { recursive: true });
  const former = (await readdir(site)).filter((name) => name.startsWith('portrait.'));
  for (const name of former) await rm(path.join(site, name));
  await writeFile(path.join(site, `portrait${path.extname(picture)}`), await readFile(picture));
}
