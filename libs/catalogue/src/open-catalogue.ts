import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

import type { Catalogue } from './catalogue.js';
import { checkFolder } from './content/check-folder.js';
import { standardRoot } from './content/content-source.js';
import type { PictureStore } from './pictures/picture-store.js';
import type { Places } from './places.js';

/** `src` or `dist`. */
const program = path.basename(import.meta.dirname);
const libraries = path.resolve(import.meta.dirname, '../..');
/** Workspace libraries that affect the result. */
export const affectingLibraries: readonly string[] = [
  'catalogue',
  'legal-guidance',
  'locale',
  'money',
  'rich-text',
  'speech',
  'text-folding',
  'typography',
  'ui',
];

/**
 * Returns the content with its pictures. Reading and validating takes half a second of CPU, so the result is
 * cached until a file of the content or of the program changes.
 * @param pictures for specs: a store that does not draw
 * @throws ContentError with every error
 */
export async function openCatalogue(places: Places, pictures?: PictureStore): Promise<Catalogue> {
  const { folder, pictureFolders, cacheFolder } = places;
  checkFolder(folder);
  const programs = affectingLibraries.map((name) => path.join(libraries, name, program));
  const sources = [folder, standardRoot, ...programs].flatMap((each) => stampsBelow(each, pictureFolders));
  const stamp = (): string => hashOf([...sources, ...pictureFolders.map((each) => namesIn(each).join())]);
  const file = path.join(cacheFolder, `${program}.json`);
  const kept = readCache(file, stamp());
  if (kept) return kept;
  const { readCatalogue } = await import('./compose/read-catalogue.js');
  const drawing = await import('./pictures/picture-store.js');
  const store = pictures ?? new drawing.PictureStore(pictureFolders);
  const catalogue = await readCatalogue(places, store);
  // Stamped after drawing, so the stamp includes new pictures.
  const written = JSON.stringify({ stamp: stamp(), catalogue } satisfies CacheEntry);
  writeCache(file, written);
  // Parsed also when fresh, so that both results are equal: JSON drops undefined keys.
  return (JSON.parse(written) as CacheEntry).catalogue;
}

/**
 * Stamps every file below a folder. Synchronous: some hundred files take a few milliseconds.
 * @param pictureFolders left out, because names of pictures change with their content
 */
function stampsBelow(folder: string, pictureFolders: readonly string[]): string[] {
  if (pictureFolders.includes(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return stampsBelow(place, pictureFolders);
    const { size, mtimeMs } = statSync(place);
    return `${place} ${size} ${mtimeMs}`;
  });
}

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function hashOf(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex');
}

interface CacheEntry {
  stamp: string;
  catalogue: Catalogue;
}

function readCache(file: string, stamp: string): Catalogue | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as CacheEntry;
    return kept.stamp === stamp ? kept.catalogue : undefined;
  } catch {
    return undefined;
  }
}

/** If the folder is read-only, as in an image, the next start reads the content again. */
function writeCache(file: string, written: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, written);
    renameSync(draft, file);
  } catch {
    return;
  }
}
