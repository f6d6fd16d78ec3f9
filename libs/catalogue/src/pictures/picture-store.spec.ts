import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { PictureStore } from './picture-store.js';

describe('PictureStore', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** Draws once all stores have begun. */
  const drawnTogether = (count: number) => {
    let begun = 0;
    let start = () => {};
    const all = new Promise<void>((resolve) => (start = resolve));
    return {
      ingredients: ['mark', 'one'],
      make: async () => {
        begun += 1;
        if (begun === count) start();
        await all;
        return { files: [{ path: 'mark.svg', bytes: Buffer.from('<svg/>') }], facts: { width: 1 } };
      },
    };
  };

  it('draws the same picture in several threads at once', async () => {
    const recipe = drawnTogether(8);
    const stores = Array.from({ length: 8 }, () => new PictureStore([folder]));
    const facts = await Promise.all(stores.map((store) => store.publish(recipe)));
    expect(facts).toEqual(stores.map(() => ({ width: 1 })));
    for (const { publicFiles } of stores)
      expect(await readFile(publicFiles.get('/mark.svg') ?? '', 'utf8')).toBe('<svg/>');
    expect(await readdir(folder)).toHaveLength(1);
  });

  it('draws a picture again whose folder is incomplete', async () => {
    const recipe = drawnTogether(1);
    await new PictureStore([folder]).publish(recipe);
    const [key = ''] = await readdir(folder);
    await rm(join(folder, key, 'facts.json'));
    const store = new PictureStore([folder]);
    await store.publish(recipe);
    expect(store.drawnCount).toBe(1);
    expect((await readdir(join(folder, key))).toSorted()).toEqual(['facts.json', 'mark.svg']);
  });
});
