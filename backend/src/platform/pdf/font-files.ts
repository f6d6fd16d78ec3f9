import { readFileSync } from 'node:fs';

import { look } from '@lectern/catalogue';
import { fontSource, fontSources, type FontSource, type FontStyle } from '@lectern/typography/fonts';
import type { TypefaceId } from '@lectern/ui/tokens';
import * as fontkit from 'fontkit';

type Cuts = Readonly<Record<'display' | 'number' | 'text' | 'italic' | 'strong' | 'label', FontStyle>>;

export type Cut = keyof Cuts;

const label = { family: 'instrument-sans', style: '500-normal' };

const textCuts = (family: string): Pick<Cuts, 'text' | 'italic' | 'strong'> => ({
  text: { family, style: '400-normal' },
  italic: { family, style: '400-italic' },
  strong: { family, style: '600-normal' },
});

/**
 * Font styles of each pair: families of `@fontsource`. The fonts of the second and third pair are here only as WOFF2,
 * which no PDF can embed; these are the nearest that it can.
 */
const CUTS: Readonly<Record<TypefaceId, Cuts>> = {
  study: {
    display: { family: 'fraunces', style: '300-normal' },
    number: { family: 'fraunces', style: '400-normal' },
    ...textCuts('newsreader'),
    label,
  },
  classic: {
    display: { family: 'newsreader', style: '300-normal' },
    number: { family: 'newsreader', style: '400-normal' },
    ...textCuts('newsreader'),
    label,
  },
  modern: {
    display: { family: 'instrument-sans', style: '600-normal' },
    number: { family: 'instrument-sans', style: '500-normal' },
    ...textCuts('noto-serif'),
    label,
  },
};

/** Of the look that the site has now. */
const styleOf = (cut: Cut): FontStyle => CUTS[look.typefaces][cut];

export interface FontFile {
  name: string;
  bytes: Buffer;
  font: fontkit.Font;
  has(text: string): boolean;
}

/** Cache: some 10 KB each, at most 40 files. */
const opened = new Map<string, FontFile>();

function openFont({ name, path }: FontSource): FontFile {
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(`${path}.woff`);
  const font = fontkit.create(bytes);
  if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts.`);
  const characters = new Set(font.characterSet);
  const has = (text: string) =>
    Array.from(text).every((character) => characters.has(character.codePointAt(0) ?? 0));
  const file = { name, bytes, font, has };
  opened.set(name, file);
  return file;
}

/** The Latin file of a style, which also determines its line height. */
export const mainFont = (cut: Cut): FontFile => openFont(fontSource(styleOf(cut), 'latin'));

/** First file with all characters of a text; undefined if there is none. */
export function fontFor(text: string, cut: Cut): FontFile | undefined {
  const main = mainFont(cut);
  // The site's own fonts do not position combining marks.
  const isMarked = /.\p{M}/u.test(text);
  if (!isMarked && main.has(text)) return main;
  for (const source of fontSources(text, isMarked ? undefined : styleOf(cut), '400-normal')) {
    const file = openFont(source);
    if (file.has(text)) return file;
  }
  return undefined;
}
