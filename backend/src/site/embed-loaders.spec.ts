import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { keepLoader, releaseLoader } from './embed-loaders.js';

describe('The embed loader', () => {
  it('contains the texts of the content, and its name and hash change with them', () => {
    const said = (closeLabel: string) => releaseLoader('const words=LOADER_WORDS;', { closeLabel });
    expect(said('Close $& "me"').code).toBe('const words={"closeLabel":"Close $& \\"me\\""};');
    expect(said('Close').file).toMatch(/^v1\.[0-9a-f]{8}\.js$/);
    expect(said('Close').file).not.toBe(said('Shut').file);
    expect(said('Close').integrity).not.toBe(said('Shut').integrity);
  });
});

describe('Stored loaders', () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'kept-loaders-'));
  });
  afterAll(() => rm(dir, { recursive: true }));

  it('include every release and never change @S3-embeds-15', async () => {
    const kept = path.join(dir, 'kept');
    for (const [file, code] of [
      ['v1.0a1b2c3d.js', 'first'],
      ['v1.99999999.js', 'second'],
      ['v1.0a1b2c3d.js', 'forged'],
    ] as const) {
      await keepLoader({ file, code, integrity: '' }, kept);
    }
    expect((await readdir(kept)).sort()).toEqual(['v1.0a1b2c3d.js', 'v1.99999999.js']);
    expect(await readFile(path.join(kept, 'v1.0a1b2c3d.js'), 'utf8')).toBe('first');
  });
});
