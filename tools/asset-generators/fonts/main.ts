import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

import { commonCharacters } from '@lectern/ui/letters';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Characters of a CSS `unicode-range`. */
const lettersOf = (unicodeRange: string) =>
  unicodeRange
    .split(',')
    .map((part) => part.replace('U+', '').split('-'))
    .map(([from = '', to = from]) => range(Number.parseInt(from, 16), Number.parseInt(to, 16)))
    .join('');

const first = lettersOf(commonCharacters);

/** Basic Latin, Latin-1, characters of French and Czech names, and typographic signs. */
const all = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ıŒœŠšŸŽžƒˆ˜',
  '–—‘’‚“”„†‡•…‰‹›€™−×',
  '→←↑↓✓\u2009\u202f',
].join('');
const more = [...all].filter((letter) => letter === ' ' || !first.includes(letter)).join('');

interface Typeface {
  /** A file of npm's @fontsource-variable, without its ending. */
  source: string;
  /** File name; characters that few pages need are in a second file with the suffix `-more`. */
  name: string;
  /** A number pins an axis and takes it out of the file; a pair narrows it. */
  axes: Record<string, number | [number, number]>;
  features?: string[];
  /** How fine its coordinates are: 1000 is less than a tenth of a pixel of any text, and a tenth of a file below 2000. */
  unitsPerEm?: number;
  /** For a few large words: characters of English pages only, without a second file. */
  firstOnly?: true;
}

const text = ['kern', 'liga'];

/** Titles, reading (aslant, bold), and controls. */
const typefaces: Typeface[] = [
  {
    source: 'fraunces-latin-opsz-normal',
    name: 'fraunces',
    // One optical size (section headings) and one weight: a variable axis would cost more bytes.
    axes: { opsz: 48, wght: 540 },
    // Every first page waits for it: no title of a page is 200 device pixels high, where this would be a quarter of one.
    unitsPerEm: 400,
  },
  {
    source: 'fraunces-latin-opsz-normal',
    name: 'fraunces-display',
    // Drawn for the largest size: titles of posters, words that fill a line.
    axes: { opsz: 144, wght: 540 },
    firstOnly: true,
  },
  { source: 'newsreader-latin-wght-normal', name: 'newsreader', axes: { wght: 400 } },
  { source: 'newsreader-latin-wght-normal', name: 'newsreader-bold', axes: { wght: 700 } },
  { source: 'newsreader-latin-wght-italic', name: 'newsreader-italic', axes: { wght: 400 } },
  {
    source: 'instrument-sans-latin-wght-normal',
    name: 'instrument-sans',
    axes: { wght: [400, 600] },
    features: [...text, 'tnum'],
  },
];

const require = createRequire(import.meta.url);
const folder = resolve(import.meta.dirname, '../../../libs/ui/src/fonts/files');

const familyOf = (source: string) => source.slice(0, source.indexOf('-latin'));
const cuts = typefaces.flatMap(({ source, name, axes, features = text, unitsPerEm = 1000, firstOnly }) =>
  Object.entries({ [name]: first, ...(firstOnly ? {} : { [`${name}-more`]: more }) }).map(
    ([file, letters]) => ({
      source: require.resolve(`@fontsource-variable/${familyOf(source)}/files/${source}.woff2`),
      target: resolve(folder, `${file}.woff2`),
      axes,
      features,
      letters,
      unitsPerEm,
    }),
  ),
);

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
