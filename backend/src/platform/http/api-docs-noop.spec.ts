import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { expect, it } from '@jest/globals';

import * as noop from './api-docs-noop.js';

const sources = path.resolve(import.meta.dirname, '../..');

it('replaces every decorator that the sources import from #api-docs', async () => {
  const files = await readdir(sources, { recursive: true });
  const texts = await Promise.all(
    files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFile(path.join(sources, file), 'utf8')),
  );
  const taken = texts
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '#api-docs'/g)])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type '));
  expect(Object.keys(noop)).toEqual([...new Set(taken)].sort());
});
