import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { fontSource } from '@lectern/typography/fonts';
import { type TypefaceId, typefaceIds } from '@lectern/ui/tokens';

import { SETUP_PATH } from './first-run-rules.js';

/** Fonts of the setup pages: weights of families of `@fontsource`. */
const pageFonts = [
  { family: 'fraunces', style: '600-normal', css: "'Fraunces Variable'", weight: 600 },
  { family: 'instrument-sans', style: '400-normal', css: "'Instrument Sans Variable'", weight: 400 },
  { family: 'instrument-sans', style: '600-normal', css: "'Instrument Sans Variable'", weight: 600 },
] as const;

/** Fonts of the site that the question about the look shows, for titles and for reading. */
export const shownFonts: Readonly<Record<TypefaceId, { title: string; reading: string }>> = {
  study: { title: 'fraunces', reading: 'newsreader' },
  classic: { title: 'playfair', reading: 'crimson-pro' },
  modern: { title: 'bricolage', reading: 'literata' },
};

const shownNames = typefaceIds.flatMap((id) => Object.values(shownFonts[id]));
const FONTS = `${SETUP_PATH}/fonts`;
const fileNameOf = ({ family, style }: (typeof pageFonts)[number]): string => `${family}-${style}.woff`;

/** Name in style sheets of a shown font. */
export const shownFamily = (name: string): string => `shown-${name}`;

export const fontFaces = [
  ...pageFonts.map(
    (font) =>
      `@font-face{font-family:${font.css};font-weight:${font.weight};font-display:swap;src:url(${FONTS}/${fileNameOf(font)}) format('woff')}`,
  ),
  ...shownNames.map(
    (name) =>
      `@font-face{font-family:${shownFamily(name)};font-weight:400 700;font-display:swap;src:url(${FONTS}/${name}.woff2) format('woff2')}`,
  ),
].join('');

/** The English site is built before the questions are asked. */
const BUILT = fileURLToPath(new URL('../../../shell/dist/en/client', import.meta.url));

/** File of a shown font in the built site; undefined without a build. */
function builtFile(name: string): string | undefined {
  try {
    const manifest = JSON.parse(readFileSync(path.join(BUILT, '.vite/manifest.json'), 'utf8')) as Readonly<
      Record<string, { file: string }>
    >;
    const found = Object.entries(manifest).find(([source]) => source.endsWith(`/fonts/files/${name}.woff2`));
    return found && path.join(BUILT, found[1].file);
  } catch {
    return undefined;
  }
}

/** File and content type of a font of the setup pages; undefined for another path. */
export function fontAt(requested: string): { file: string; type: string } | undefined {
  if (!requested.startsWith(`${FONTS}/`)) return undefined;
  const fileName = requested.slice(FONTS.length + 1);
  const font = pageFonts.find((each) => fileNameOf(each) === fileName);
  if (font) return { file: `${fontSource(font, 'latin').path}.woff`, type: 'font/woff' };
  const name = shownNames.find((each) => `${each}.woff2` === fileName);
  const file = name && builtFile(name);
  return file ? { file, type: 'font/woff2' } : undefined;
}
