import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { letters } from './letters.js';
import { typefaces } from './typefaces.js';

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
