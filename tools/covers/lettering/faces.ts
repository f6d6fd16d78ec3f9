import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import opentype, { type Font } from 'opentype.js';
import { decompress } from 'wawoff2';

const files = {
  fraunces: '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2',
  frauncesItalic: '@fontsource-variable/fraunces/files/fraunces-latin-full-italic.woff2',
  newsreader: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
  newsreaderItalic: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-italic.woff2',
  instrumentSans: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
} as const;

export type FaceName = keyof typeof files;
export type Faces = Readonly<Record<FaceName, Font>>;

async function load(file: string): Promise<Font> {
  const woff2 = await readFile(createRequire(import.meta.url).resolve(file));
  const sfnt = await decompress(woff2);
  return opentype.parse(new Uint8Array(sfnt).buffer);
}

/** All typefaces of the covers, as variable fonts: the optical size matters on a title. */
export async function loadFaces(): Promise<Faces> {
  const faces: Partial<Record<FaceName, Font>> = {};
  // One after the other: the decompressor answers with a view of memory that it uses again.
  for (const name of Object.keys(files) as FaceName[]) faces[name] = await load(files[name]);
  return faces as Faces;
}
