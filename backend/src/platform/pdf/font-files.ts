import { readFileSync } from 'node:fs';

import { fontSource, fontSources, type FontSource } from '@lectern/typography/fonts';
import * as fontkit from 'fontkit';

/** The site's font styles: families of `@fontsource`. */
const CUTS = {
  display: { family: 'fraunces', style: '300-normal' },
  number: { family: 'fraunces', style: '400-normal' },
  text: { family: 'newsreader', style: '400-normal' },
  italic: { family: 'newsreader', style: '400-italic' },
  strong: { family: 'newsreader', style: '600-normal' },
  label: { family: 'instrument-sans', style: '500-normal' },
} as const;

export type Cut = keyof typeof CUTS;

export interface FontFile {
  name: string;
  bytes: Buffer;
  font: fontkit.Font;
  has(text: string): boolean;
}

/** Cache: some 10 KB each, at most 20 files. */
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
export const mainFont = (cut: Cut): FontFile => openFont(fontSource(CUTS[cut], 'latin'));

/** First file with all characters of a text; undefined if there is none. */
export function fontFor(text: string, cut: Cut): FontFile | undefined {
  const main = mainFont(cut);
  // The site's own fonts do not position combining marks.
  const isMarked = /.\p{M}/u.test(text);
  if (!isMarked && main.has(text)) return main;
  for (const source of fontSources(text, isMarked ? undefined : CUTS[cut], '400-normal')) {
    const file = openFont(source);
    if (file.has(text)) return file;
  }
  return undefined;
}
