import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';

import { characterRanges, rareCharacters } from '@lectern/ui/letters';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters of a CSS `unicode-range`. */
const charactersOf = (unicodeRange: string) =>
  unicodeRange
    .split(',')
    .map((part) => part.replace('U+', '').split('-'))
    .map(([from = '', to = from]) => range(Number.parseInt(from, 16), Number.parseInt(to, 16)))
    .join('');

const english = charactersOf(characterRanges.en.commonCharacters);

/** Basic Latin, Latin-1, French characters, and typographic signs. */
const all = [range(0x20, 0x7e), range(0xa0, 0xff), 'ıŒœˆ˜', '–—‘’‚“”„†‡•…‰‹›€™−×', '→←↑↓✓\u2009\u202f'].join(
  '',
);

type Axes = Record<string, number | [number, number]>;

interface Typeface {
  /** Package of npm's @fontsource-variable or @fontsource. */
  family: string;
  /** A file of it, with `{subset}`, without its ending. */
  source: string;
  /** Name of the file with English characters; files for other characters have a suffix. */
  name: string;
  /** A number pins an axis and takes it out of the file; a pair narrows it. */
  axes: Axes;
  features?: string[];
  /** How fine its coordinates are: 1000 is less than a tenth of a pixel of any text, and a tenth of a file below 2000. */
  unitsPerEm?: number;
  /** Files by language, one for the rest of Latin-1, and the subsets that the family has. */
  subsets?: (keyof typeof rareCharacters)[];
}

const text = ['kern', 'liga'];
const latin: Typeface['subsets'] = ['vietnamese', 'latin-ext'];

/** The three cuts of a text font: regular, bold and italic. */
const textCuts = (name: string, source: string): Typeface[] => [
  { family: `@fontsource-variable/${name}`, source: `${source}-normal`, name, axes: { wght: 400 } },
  {
    family: `@fontsource-variable/${name}`,
    source: `${source}-normal`,
    name: `${name}-bold`,
    axes: { wght: 700 },
  },
  {
    family: `@fontsource-variable/${name}`,
    source: `${source}-italic`,
    name: `${name}-italic`,
    axes: { wght: 400 },
  },
];

/** Titles, reading (aslant, bold), and controls, of the three pairs that an owner chooses from. */
const typefaces: Typeface[] = [
  {
    family: '@fontsource-variable/fraunces',
    source: 'fraunces-{subset}-opsz-normal',
    name: 'fraunces',
    // One optical size (section headings) and one weight: a variable axis would cost more bytes.
    axes: { opsz: 48, wght: 540 },
    // Every first page waits for it: no title of a page is 200 device pixels high, where this would be a quarter of one.
    unitsPerEm: 400,
  },
  {
    family: '@fontsource-variable/fraunces',
    source: 'fraunces-{subset}-opsz-normal',
    name: 'fraunces-display',
    // Drawn for the largest size: titles of posters, words that fill a line.
    axes: { opsz: 144, wght: 540 },
  },
  {
    family: '@fontsource-variable/newsreader',
    source: 'newsreader-{subset}-wght-normal',
    name: 'newsreader',
    axes: { wght: 400 },
  },
  {
    family: '@fontsource-variable/newsreader',
    source: 'newsreader-{subset}-wght-normal',
    name: 'newsreader-bold',
    axes: { wght: 700 },
  },
  {
    family: '@fontsource-variable/newsreader',
    source: 'newsreader-{subset}-wght-italic',
    name: 'newsreader-italic',
    axes: { wght: 400 },
  },
  {
    family: '@fontsource-variable/playfair',
    source: 'playfair-{subset}-opsz-normal',
    name: 'playfair',
    axes: { opsz: 48, wght: 540 },
    unitsPerEm: 400,
  },
  ...textCuts('crimson-pro', 'crimson-pro-{subset}-wght'),
  {
    family: '@fontsource-variable/bricolage-grotesque',
    source: 'bricolage-grotesque-{subset}-opsz-normal',
    name: 'bricolage',
    axes: { opsz: 48, wght: 600 },
    unitsPerEm: 400,
  },
  ...textCuts('literata', 'literata-{subset}-wght'),
  {
    family: '@fontsource-variable/instrument-sans',
    source: 'instrument-sans-{subset}-wght-normal',
    name: 'instrument-sans',
    axes: { wght: [400, 600] },
    features: [...text, 'tnum'],
    subsets: ['latin-ext'],
  },
];

/** Titles in scripts that Fraunces does not have. */
const otherScripts: Typeface[] = [
  {
    family: '@fontsource/noto-serif',
    source: 'noto-serif-{subset}-500-normal',
    name: 'noto-serif',
    axes: {},
    unitsPerEm: 400,
    subsets: ['greek-ext', 'greek', 'cyrillic-ext', 'cyrillic'],
  },
  {
    family: '@fontsource/noto-serif-hebrew',
    source: 'noto-serif-hebrew-{subset}-500-normal',
    name: 'noto-serif',
    axes: {},
    features: [...text, 'mark', 'ccmp'],
    unitsPerEm: 400,
    subsets: ['hebrew'],
  },
];

const require = createRequire(import.meta.url);
const folder = resolve(import.meta.dirname, '../../../libs/ui/src/fonts/files');

function fileOf({ family, source }: Typeface, subset: string): string {
  const file = `${source.replace('{subset}', subset)}.woff2`;
  return resolve(dirname(require.resolve(`${family}/package.json`)), 'files', file);
}

const cut = (typeface: Typeface, subset: string, suffix: string, letters: string) => ({
  source: fileOf(typeface, subset),
  target: resolve(folder, `${typeface.name}${suffix}.woff2`),
  axes: typeface.axes,
  features: typeface.features ?? text,
  letters,
  unitsPerEm: typeface.unitsPerEm ?? 1000,
});

const rareCuts = (typeface: Typeface) =>
  (typeface.subsets ?? latin).map((subset) =>
    cut(typeface, subset, `-${subset}`, charactersOf(rareCharacters[subset])),
  );

const cuts = [
  ...typefaces.flatMap((typeface) => [
    ...Object.entries(characterRanges).map(([language, { commonCharacters }]) =>
      cut(typeface, 'latin', language === 'en' ? '' : `-${language}`, charactersOf(commonCharacters)),
    ),
    cut(
      typeface,
      'latin',
      '-more',
      [...all].filter((character) => character === ' ' || !english.includes(character)).join(''),
    ),
    ...rareCuts(typeface),
  ]),
  ...otherScripts.flatMap(rareCuts),
];

const missing = cuts.find(({ source }) => !existsSync(source));
if (missing) throw new Error(`There is no ${missing.source}.`);

const { status, error } = spawnSync('python3', [resolve(import.meta.dirname, 'cut.py')], {
  input: JSON.stringify(cuts),
  stdio: ['pipe', 'inherit', 'inherit'],
});
if (error || status !== 0) {
  throw new Error('The typefaces were not cut. Debian: apt install python3-fonttools python3-brotli', {
    cause: error,
  });
}
for (const { target } of cuts) console.log(`${(statSync(target).size / 1000).toFixed(1)} kB  ${target}`);
