import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { decompress } from 'wawoff2';

const require = createRequire(import.meta.url);

/** The cuts the books are set in, by their file in @fontsource. Nothing installed on the machine is used. */
export const CUTS = {
  text: 'newsreader/files/newsreader-latin-400-normal',
  textItalic: 'newsreader/files/newsreader-latin-400-italic',
  textMedium: 'newsreader/files/newsreader-latin-500-normal',
  textBold: 'newsreader/files/newsreader-latin-600-normal',
  display: 'fraunces/files/fraunces-latin-400-normal',
  displayItalic: 'fraunces/files/fraunces-latin-400-italic',
  displayLight: 'fraunces/files/fraunces-latin-300-normal',
  label: 'instrument-sans/files/instrument-sans-latin-500-normal',
} as const;

export type Cut = keyof typeof CUTS;

/** A font as TrueType, which both Typst and every ePub reader take. */
async function readFont(cut: Cut): Promise<Buffer> {
  const [family, ...path] = CUTS[cut].split('/');
  const folder = dirname(require.resolve(`@fontsource/${family}/package.json`));
  const compressed = readFileSync(join(folder, `${path.join('/')}.woff2`));
  return Buffer.from(await decompress(compressed));
}

/** One after the other: the decompressor works in one piece of memory and does not bear two calls at a time. */
export async function readFonts<C extends Cut>(cuts: readonly C[]): Promise<Record<C, Buffer>> {
  const fonts: [C, Buffer][] = [];
  for (const cut of cuts) fonts.push([cut, await readFont(cut)]);
  return Object.fromEntries(fonts) as Record<C, Buffer>;
}
