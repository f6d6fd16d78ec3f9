import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import opentype, { type Font } from 'opentype.js';
import { decompress } from 'wawoff2';

const files = {
  fraunces: ['fraunces', 'fraunces-latin-full-normal'],
  newsreader: ['newsreader', 'newsreader-latin-opsz-normal'],
  newsreaderItalic: ['newsreader', 'newsreader-latin-opsz-italic'],
  instrumentSans: ['instrument-sans', 'instrument-sans-latin-standard-normal'],
} as const;

export type FaceName = keyof typeof files;
export type Faces = Readonly<Record<FaceName, Font>>;

async function load(name: FaceName): Promise<Font> {
  const [family, file] = files[name];
  const home = createRequire(import.meta.url).resolve(`@fontsource-variable/${family}/package.json`);
  const woff2 = await readFile(join(dirname(home), 'files', `${file}.woff2`));
  const sfnt = await decompress(new Uint8Array(woff2));
  return opentype.parse(new Uint8Array(sfnt).buffer);
}

/** All typefaces of the covers, as variable fonts: the optical size matters on a title. */
export async function loadFaces(): Promise<Faces> {
  const faces: Partial<Record<FaceName, Font>> = {};
  // One after the other: the decompressor answers with a view of memory that it uses again.
  for (const name of Object.keys(files) as FaceName[]) faces[name] = await load(name);
  return faces as Faces;
}
