import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { watchFolder } from './watch-folder.mjs';

describe('a folder that is watched', () => {
  let folder: string;
  let end: () => void;
  let heard: { file: string; tell: () => void } | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lectern-watched-'));
    await mkdir(path.join(folder, 'prices'));
    await writeFile(path.join(folder, 'prices/one.ts'), '0');
    end = watchFolder(folder, (file) => {
      if (file === heard?.file) heard.tell();
    });
  });
  afterEach(async () => {
    end();
    await rm(folder, { recursive: true });
  });

  /** Resolves once a file has been told of after something was done to it. */
  async function noticed(file: string, work: () => Promise<void>): Promise<void> {
    const told = new Promise<void>((tell) => (heard = { file, tell }));
    await work();
    await told;
  }

  it('tells of a file each time that an editor puts another in its place', async () => {
    const file = path.join(folder, 'prices/one.ts');
    for (const price of ['1', '20', '300']) {
      await noticed('prices/one.ts', async () => {
        await writeFile(`${file}.swp`, price);
        await rename(`${file}.swp`, file);
      });
    }
    await noticed('prices/one.ts', () => writeFile(file, '4'));
    await noticed('prices/one.ts', () => rm(file));
  });

  it('tells of files in folders that came later, and came back', async () => {
    for (const content of ['first', 'second']) {
      await noticed('new/deep/two.ts', async () => {
        await mkdir(path.join(folder, 'new/deep'), { recursive: true });
        await writeFile(path.join(folder, 'new/deep/two.ts'), content);
      });
      await rm(path.join(folder, 'new'), { recursive: true });
    }
    expect(heard?.file).toBe('new/deep/two.ts');
  });
});
