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
export const typefaces: Cut[] = [
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
