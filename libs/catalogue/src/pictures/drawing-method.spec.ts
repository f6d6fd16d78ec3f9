import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { drawingCode } from './drawing-method.js';

const here = new URL('./', import.meta.url);
const fonts = new URL('../../../typography/src/fonts/', import.meta.url);
const drawnWith = ['sharp', 'opentype.js', '@fontsource/fraunces'];
/** Files that store pictures but do not draw them. */
const keepers = ['picture-store.ts', 'recipe.ts', 'drawing-method.ts'];

it('drawingMethod changes when the drawing code or its libraries change how pictures look', async () => {
  const manifests = await Promise.all(
    [new URL('../../package.json', here), new URL('../../package.json', fonts)].map((url) =>
      readFile(url, 'utf8'),
    ),
  );
  const dependencies: Record<string, string> = Object.assign(
    {},
    ...manifests.map((manifest) => Reflect.get(JSON.parse(manifest) as object, 'dependencies') as object),
  );
  const hash = createHash('sha256').update(JSON.stringify(drawnWith.map((name) => dependencies[name])));
  const files = await readdir(here, { recursive: true });
  const sources = files.filter((name) => /(?<!\.(spec|d))\.ts$/.test(name) && !keepers.includes(name));
  for (const name of sources.sort()) hash.update(await readFile(new URL(name, here)));
  for (const name of ['font-sources.ts', 'text-runs.ts']) hash.update(await readFile(new URL(name, fonts)));
  expect(hash.digest('hex')).toBe(drawingCode);
});
