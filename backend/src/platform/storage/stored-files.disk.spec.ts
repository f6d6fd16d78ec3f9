import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { DiskStoredFiles } from './stored-files.disk.js';

const repository = path.resolve(import.meta.dirname, '../../../..');

/** Keeps a file in a process with a limit of 8 blocks per file. */
const KEEP = `
  const { DiskStoredFiles } = await import('./backend/src/platform/storage/stored-files.disk.ts');
  const [root, key, source] = process.argv.slice(1);
  await new DiskStoredFiles(root).keep(key, source).catch(({ code }) => process.stdout.write(code));`;

describe('Files on the disk', () => {
  let folder: string;
  let root: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-disk-'));
    root = path.join(folder, 'files');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('leave nothing behind if the disk is full, and keep the previous version', async () => {
    const [small, large] = [path.join(folder, 'small'), path.join(folder, 'large')];
    await writeFile(small, 'the older');
    await writeFile(large, 'the newer'.repeat(10_000));
    await new DiskStoredFiles(root).keep('a.txt', small);
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', 'ulimit -f 8; exec "$@"', 'sh', process.execPath, '-C', '@lectern/source', '--import'].concat([
        './tools/test/compile.mjs',
        '--input-type=module',
        '--eval',
        KEEP,
        root,
        'a.txt',
        large,
      ]),
      { cwd: repository, encoding: 'utf8' },
    );
    expect([stdout, stderr]).toEqual(['EFBIG', '']);
    expect(await readdir(root)).toEqual(['a.txt']);
    expect(await readFile(path.join(root, 'a.txt'), 'utf8')).toBe('the older');
  });

  it('leave nothing behind if the last step fails', async () => {
    await mkdir(path.join(root, 'taken'), { recursive: true });
    const source = path.join(folder, 'source');
    await writeFile(source, 'whole');
    await expect(new DiskStoredFiles(root).keep('taken', source)).rejects.toThrow();
    expect(await readdir(root)).toEqual(['taken']);
  });

  it('are readable by their owner only', async () => {
    const source = path.join(folder, 'source');
    await writeFile(source, 'private', { mode: 0o644 });
    await new DiskStoredFiles(root).keep('books/private.pdf', source);
    const { stdout } = spawnSync('find', [root, '-perm', '/077'], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});
