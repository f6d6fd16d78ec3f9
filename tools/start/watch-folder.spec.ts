import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { watchFolder } from './watch-folder.js';

describe('watchFolder', () => {
  let folder: string;
  let end: () => void;
  let expected: { file: string; report: () => void } | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'lectern-watched-'));
    await mkdir(path.join(folder, 'prices'));
    await writeFile(path.join(folder, 'prices/one.ts'), '0');
    end = watchFolder(folder, (file) => {
      if (file === expected?.file) expected.report();
    });
  });
  afterEach(async () => {
    end();
    await rm(folder, { recursive: true });
  });

  /** Resolves when a file is reported after some work. */
  async function noticed(file: string, work: () => Promise<void>): Promise<void> {
    const reported = new Promise<void>((report) => (expected = { file, report }));
    await work();
    await reported;
  }

  it('reports a file each time that an editor replaces it', async () => {
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

  it('reports files in folders that are created later, and again', async () => {
    for (const content of ['first', 'second']) {
      await noticed('new/deep/two.ts', async () => {
        await mkdir(path.join(folder, 'new/deep'), { recursive: true });
        await writeFile(path.join(folder, 'new/deep/two.ts'), content);
      });
      await rm(path.join(folder, 'new'), { recursive: true });
    }
    expect(expected?.file).toBe('new/deep/two.ts');
  });
});
