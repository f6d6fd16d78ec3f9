import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

/** Basic Latin and Latin-1 (the Unicode blocks), the letters of French and Czech names, and a printer's signs. */
const letters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ıŒœŠšŸŽžƒˆ˜',
  '–—‘’‚“”„†‡•…‰‹›€™−×',
  '→←↑↓✓\u2009\u202f',
].join('');

interface Cut {
  /** The whole typeface, in an npm package. */
  source: string;
  /** The name it is written under. */
  file: string;
  /** A number pins an axis, and takes it out of the file; a range narrows it. */
  variationAxes: Record<string, number | { min: number; max: number; default: number }>;
}

const fontsource = '@fontsource-variable';
/** The site sets nothing lighter or bolder. */
const weights = { min: 400, max: 700, default: 400 };

/** Titles, reading, reading aslant, and controls. */
const typefaces: Cut[] = [
  {
    source: `${fontsource}/fraunces/files/fraunces-latin-opsz-normal.woff2`,
    file: 'fraunces.woff2',
    // Drawn for the size of a section's heading: the axis of sizes alone would weigh 28 kB more.
    variationAxes: { opsz: 48, wght: weights },
  },
  {
    source: `${fontsource}/newsreader/files/newsreader-latin-wght-normal.woff2`,
    file: 'newsreader.woff2',
    variationAxes: { wght: weights },
  },
  {
    source: `${fontsource}/newsreader/files/newsreader-latin-wght-italic.woff2`,
    file: 'newsreader-italic.woff2',
    variationAxes: { wght: 400 },
  },
  {
    source: `${fontsource}/instrument-sans/files/instrument-sans-latin-wght-normal.woff2`,
    file: 'instrument-sans.woff2',
    variationAxes: { wght: weights },
  },
];

/** Cuts the site's typefaces down to what it sets: `npm run assets -- fonts`. */
const folder = resolve(import.meta.dirname, '../../../libs/ui/src/fonts/files');
const require = createRequire(import.meta.url);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

for (const { source, file, variationAxes } of typefaces) {
  const whole = await readFile(require.resolve(source));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes });
  await writeFile(resolve(folder, file), cut);
  console.log(`${file}  ${kilobytes(whole.length)} → ${kilobytes(cut.length)}`);
}
