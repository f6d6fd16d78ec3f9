import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { FakeS3 } from '../../testing/fake-s3.js';
import { readS3 } from '../config/storage-settings.js';
import { CachedStoredFiles } from './stored-files.cached.js';
import { S3StoredFiles } from './stored-files.s3.js';

const PAGE = 'A quiet page.';

describe('Cached books of a bucket', () => {
  let server: FakeS3;
  let folder: string;
  let cache: string;
  const opened: CachedStoredFiles[] = [];

  beforeEach(async () => {
    server = await new FakeS3().open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-cached-'));
    cache = path.join(folder, 'cache');
  });
  afterEach(async () => {
    for (const files of opened.splice(0)) await files.onApplicationShutdown();
    await server.close();
    await rm(folder, { recursive: true });
  });

  function open(mostBytes = 1_000): CachedStoredFiles {
    const settings = readS3(server.settings);
    if (!settings) throw new Error('no S3 settings');
    const files = new CachedStoredFiles(new S3StoredFiles(settings), cache, mostBytes);
    opened.push(files);
    return files;
  }
  async function keep(files: CachedStoredFiles, key: string, content = PAGE): Promise<void> {
    const place = path.join(folder, 'source');
    await writeFile(place, content);
    await files.keep(key, place);
  }
  async function cached(): Promise<string[]> {
    const entries = await readdir(cache, { recursive: true, withFileTypes: true }).catch(() => []);
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => path.relative(cache, path.join(parentPath, name))).sort();
  }
  async function fillCache(files: CachedStoredFiles, key: string): Promise<void> {
    expect(await files.size(key)).toBe(PAGE.length);
    await eventually(`${key} is cached`, async () => {
      const names = await cached();
      return names.includes(key) && !names.some((name) => name.endsWith('.part'));
    });
  }
  const requestCount = (method: string) => server.requests.filter((each) => each === method).length;

  it('are served to all processes while the bucket is down', async () => {
    const files = open();
    await keep(files, 'books/a/1.pdf');
    expect(await text(await files.read('books/a/1.pdf', 0, 12))).toBe(PAGE);
    await fillCache(files, 'books/a/1.pdf');
    await server.close();
    for (const each of [files, open()]) {
      expect(await each.size('books/a/1.pdf')).toBe(PAGE.length);
      expect(await text(await each.read('books/a/1.pdf', 2, 6))).toBe('quiet');
    }
  });

  it('are fetched once for concurrent requests', async () => {
    const files = open();
    await keep(files, 'books/a/1.pdf');
    const sizes = await Promise.all(Array.from({ length: 8 }, () => files.size('books/a/1.pdf')));
    expect(new Set(sizes)).toEqual(new Set([PAGE.length]));
    await fillCache(files, 'books/a/1.pdf');
    for (let times = 0; times < 3; times += 1) await text(await files.read('books/a/1.pdf', 0, 12));
    expect(requestCount('GET')).toBe(1);
  });

  it('do not include personal copies', async () => {
    const files = open();
    await keep(files, 'copies/order/1.pdf');
    await keep(files, 'books/a/1.pdf');
    expect(await files.size('copies/order/1.pdf')).toBe(PAGE.length);
    await fillCache(files, 'books/a/1.pdf');
    expect(await cached()).toEqual(['books/a/1.pdf']);
    await server.close();
    await expect(files.size('copies/order/1.pdf')).rejects.toThrow('The object storage failed to find');
  });

  it('are cached whole or not at all, and fetched again by the next request', async () => {
    const files = open();
    await keep(files, 'books/a/1.pdf');
    server.faults.push({ method: 'GET', as: 'cut-short' });
    expect(await files.size('books/a/1.pdf')).toBe(PAGE.length);
    await eventually('a request to the bucket', async () => requestCount('GET') === 1);
    await eventually('an empty cache', async () => (await cached()).length === 0);
    await eventually('it is cached', async () => {
      expect(await files.size('books/a/1.pdf')).toBe(PAGE.length);
      return (await cached()).join() === 'books/a/1.pdf';
    });
    expect(await text(await files.read('books/a/1.pdf', 0, 12))).toBe(PAGE);
  });

  it('replace the oldest if the cache is full, and are not cached if too large', async () => {
    const files = open(2 * PAGE.length);
    for (const [at, key] of ['books/a/1.pdf', 'books/b/1.pdf', 'books/c/1.pdf'].entries()) {
      await keep(files, key);
      await fillCache(files, key);
      await utimes(path.join(cache, key), 1_000 + at, 1_000 + at);
    }
    expect(await cached()).toEqual(['books/b/1.pdf', 'books/c/1.pdf']);
    await keep(files, 'books/d/1.pdf', PAGE.repeat(3));
    expect(await files.size('books/d/1.pdf')).toBe(3 * PAGE.length);
    await keep(files, 'books/e/1.pdf');
    await fillCache(files, 'books/e/1.pdf');
    expect(await cached()).toEqual(['books/c/1.pdf', 'books/e/1.pdf']);
    expect(await text(await files.read('books/b/1.pdf', 0, 12))).toBe(PAGE);
  });

  it('are updated when a file is removed or replaced', async () => {
    const files = open();
    for (const key of ['books/a/1.pdf', 'books/b/1.pdf']) {
      await keep(files, key);
      await fillCache(files, key);
    }
    await files.remove('books/a/1.pdf');
    await keep(files, 'books/b/1.pdf', 'Another page.');
    expect(await files.size('books/a/1.pdf')).toBeUndefined();
    expect(await text(await files.read('books/b/1.pdf', 0, 12))).toBe('Another page.');
  });
});
