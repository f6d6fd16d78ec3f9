import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';

const here = new URL('.', import.meta.url);
/** Pins the versions of the encoder, of the typeface and of what draws its letters. */
const packageFile = new URL('../../../../package.json', import.meta.url);
const drawnWith = ['sharp', 'opentype.js', '@fontsource/fraunces'];
/** They keep pictures, and draw none. */
const keepers = ['kitchen.ts', 'method.ts', 'public-folder.ts', 'recipe.ts'];

/** A fingerprint of how pictures are made: the code of this folder that draws, and the versions it works with. */
export async function pictureMethod(): Promise<string> {
  const { dependencies } = JSON.parse(await readFile(packageFile, 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const hash = createHash('sha256').update(JSON.stringify(drawnWith.map((name) => dependencies[name])));
  const files = await readdir(here, { recursive: true });
  const sources = files.filter((name) => /(?<!\.(spec|d))\.ts$/.test(name) && !keepers.includes(name));
  for (const name of sources.sort()) hash.update(await readFile(new URL(name, here)));
  return hash.digest('hex');
}
