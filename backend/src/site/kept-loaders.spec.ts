import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { keepLoaders } from './site-assets.js';

describe('the loaders that are kept', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'kept-loaders-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('are those of every release, and never change @S3-embeds-15', async () => {
    const kept = path.join(dir, 'kept');
    for (const [release, name, code] of [
      ['one', 'v1.0a1b2c3d.js', 'first'],
      ['two', 'v1.99999999.js', 'second'],
      ['two', 'v1.0a1b2c3d.js', 'forged'],
      ['two', 'v1.js', 'moves'],
    ] as const) {
      const built = path.join(dir, release);
      await mkdir(built, { recursive: true });
      await writeFile(path.join(built, name), code);
      await keepLoaders(built, kept);
    }
    expect((await readdir(kept)).sort()).toEqual(['v1.0a1b2c3d.js', 'v1.99999999.js']);
    expect(await readFile(path.join(kept, 'v1.0a1b2c3d.js'), 'utf8')).toBe('first');
  });

  it('are none where nothing was built', async () => {
    await keepLoaders(path.join(dir, 'nowhere'), path.join(dir, 'empty'));
    expect(await readdir(path.join(dir, 'empty'))).toEqual([]);
  });
});
