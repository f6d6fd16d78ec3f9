import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import * as fontkit from 'fontkit';

const require = createRequire(import.meta.url);

/** The site's font styles: family and file name of `@fontsource`. */
const CUTS = {
  display: ['fraunces', '300-normal'],
  number: ['fraunces', '400-normal'],
  text: ['newsreader', '400-normal'],
  italic: ['newsreader', '400-italic'],
  strong: ['newsreader', '600-normal'],
  label: ['instrument-sans', '500-normal'],
} as const;

export type Cut = keyof typeof CUTS;

const LATIN = ['latin', 'latin-ext', 'vietnamese'];

/** Fallbacks for characters missing in the site's fonts, in order. */
const FALLBACKS = [
  { family: 'noto-serif', subsets: [...LATIN, 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'] },
  { family: 'noto-serif-hebrew', subsets: ['hebrew'] },
  { family: 'scheherazade-new', subsets: ['arabic'] },
].map((fallback) => ({ ...fallback, style: '400-normal' }));

export interface FontFile {
  name: string;
  bytes: Buffer;
  font: fontkit.Font;
  has(text: string): boolean;
}

/** Cache: some 10 KB each, at most 20 files. */
const opened = new Map<string, FontFile>();

const folderOf = (family: string) => path.dirname(require.resolve(`@fontsource/${family}/package.json`));

function openFont(family: string, subset: string, style: string): FontFile {
  const name = `${family}-${subset}-${style}`;
  const known = opened.get(name);
  if (known) return known;
  const bytes = readFileSync(path.join(folderOf(family), 'files', `${name}.woff`));
  const font = fontkit.create(bytes);
  if (!('characterSet' in font)) throw new Error(`${name} is a collection of fonts.`);
  const characters = new Set(font.characterSet);
  const has = (text: string) =>
    Array.from(text).every((character) => characters.has(character.codePointAt(0) ?? 0));
  const file = { name, bytes, font, has };
  opened.set(name, file);
  return file;
}

type Ranges = readonly (readonly [from: number, to: number])[];

const rangesOfFamilies = new Map<string, Record<string, Ranges>>();

/** Character ranges of a family's files, so that a file is read only if a text needs it. */
function rangesOf(family: string): Record<string, Ranges> {
  const known = rangesOfFamilies.get(family);
  if (known) return known;
  const listed = JSON.parse(readFileSync(path.join(folderOf(family), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  const parsed = Object.fromEntries(
    Object.entries(listed).map(([subset, text]) => [
      subset,
      [...text.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/gi)].map(
        ([, from = '0', to = from]) => [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const,
      ),
    ]),
  );
  rangesOfFamilies.set(family, parsed);
  return parsed;
}

/** The Latin file of a style, which also determines its line height. */
export function mainFont(cut: Cut): FontFile {
  const [family, style] = CUTS[cut];
  return openFont(family, 'latin', style);
}

/** First file with all characters of a text; undefined if there is none. */
export function fontFor(text: string, cut: Cut): FontFile | undefined {
  const first = text.codePointAt(0) ?? 0;
  const main = mainFont(cut);
  // The site's own fonts do not position combining marks.
  const isMarked = /.\p{M}/u.test(text);
  if (!isMarked && main.has(text)) return main;
  const [ownFamily, ownStyle] = CUTS[cut];
  const own = { family: ownFamily, subsets: LATIN, style: ownStyle };
  for (const { family, subsets, style } of isMarked ? FALLBACKS : [own, ...FALLBACKS]) {
    const ranges = rangesOf(family);
    for (const subset of subsets) {
      if (!ranges[subset]?.some(([from, to]) => first >= from && first <= to)) continue;
      const file = openFont(family, subset, style);
      if (file.has(text)) return file;
    }
  }
  return undefined;
}
