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
import { ContentError } from './content/content-error.js';
import type { Places } from './places.js';

/** Sources or what they were compiled to: `src` or `dist`. */
const program = path.basename(import.meta.dirname);
const libraries = path.resolve(import.meta.dirname, '../..');
/** Our libraries that have a say in what is made of the content. */
const makers = ['catalogue', 'legal-guidance', 'money', 'speech', 'typography'];

/**
 * The content with its pictures. Reading and checking all of it takes half a second of a processor: what came of it
 * is kept, and taken as long as no file of the content, and none of the program, has changed.
 *
 * @throws ContentError with everything that is wrong
 */
export async function openCatalogue(places: Places): Promise<Catalogue> {
  const { folder, pictureFolders, samples, keptIn } = places;
  if (!existsSync(folder))
    throw new ContentError([{ file: folder, key: '', message: 'is no folder, but CONTENT_DIR names it' }]);
  const made = path.join(path.dirname(samples), 'public');
  const programs = makers.map((name) => path.join(libraries, name, program));
  const sources = [folder, ...(existsSync(made) ? [made] : []), ...programs].flatMap(stampsBelow);
  const stamp = (): string => hashOf([...sources, ...pictureFolders.map((each) => namesIn(each).join())]);
  const file = path.join(keptIn, `${program}.json`);
  const kept = recall(file, stamp());
  if (kept) return kept;
  const { readCatalogue } = await import('./compose/read-catalogue.js');
  const { PictureStore } = await import('./pictures/picture-store.js');
  const catalogue = await readCatalogue(places, new PictureStore(pictureFolders));
  // With the names of pictures that had to be drawn.
  const written = JSON.stringify({ stamp: stamp(), catalogue } satisfies Kept);
  keep(file, written);
  // The same whether it was kept or not: what is left open has no key.
  return (JSON.parse(written) as Kept).catalogue;
}

/** Of every file below a folder: without promises, some hundred files take a few milliseconds so. */
function stampsBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    if (entry.isDirectory()) return stampsBelow(place);
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

interface Kept {
  stamp: string;
  catalogue: Catalogue;
}

function recall(file: string, stamp: string): Catalogue | undefined {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as Kept;
    return kept.stamp === stamp ? kept.catalogue : undefined;
  } catch {
    return undefined;
  }
}

/** Where nothing can be written, as in an image, the next start reads again. */
function keep(file: string, written: string): void {
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, written);
    renameSync(draft, file);
  } catch {
    return;
  }
}
