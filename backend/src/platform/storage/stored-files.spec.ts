import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { afterAll, afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { FakeS3 } from '../../testing/fake-s3.js';
import { readS3 } from '../config/storage-settings.js';
import { CachedStoredFiles } from './stored-files.cached.js';
import { DiskStoredFiles } from './stored-files.disk.js';
import { MissingFileError, type StoredFiles } from './stored-files.js';
import { S3StoredFiles } from './stored-files.s3.js';

const CACHE_BYTES = 100 * 1024 * 1024;
const KEY = 'books/früh & spät/Für „Ruth“ + 50% (2nd) it’s.pdf';

interface Storage {
  files: StoredFiles;
  contents(): Promise<string[]>;
  close(): Promise<void>;
}

async function onDisk(): Promise<Storage> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'lectern-files-'));
  return {
    files: new DiskStoredFiles(root),
    contents: async () => {
      const entries = await readdir(root, { recursive: true, withFileTypes: true });
      const names = entries.filter((entry) => entry.isFile());
      return names.map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
    },
    close: () => rm(root, { recursive: true }),
  };
}

async function inS3(
  around = (bucket: S3StoredFiles): S3StoredFiles | CachedStoredFiles => bucket,
): Promise<Storage> {
  const server = await new FakeS3().open();
  const settings = readS3(server.settings);
  if (!settings) throw new Error('no S3 settings');
  const files = around(new S3StoredFiles(settings));
  return {
    files,
    contents: async () => [
      ...[...server.bucket.objects.keys()].map((name) => name.replace(/^lectern\//, '')),
      ...server.bucket.uploads.keys(),
    ],
    close: async () => {
      await files.onApplicationShutdown();
      await server.close();
    },
  };
}

async function cached(): Promise<Storage> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-cache-'));
  const storage = await inS3((bucket) => new CachedStoredFiles(bucket, folder, CACHE_BYTES));
  return { ...storage, close: () => storage.close().then(() => rm(folder, { recursive: true })) };
}

describe.each([
  ['on the disk', onDisk],
  ['in S3', inS3],
  ['in S3 with a cache', cached],
])('Files %s', (_where, open) => {
  const folders: string[] = [];
  let storage: Storage;
  let files: StoredFiles;

  beforeEach(async () => {
    storage = await open();
    ({ files } = storage);
  });
  afterEach(() => storage.close());
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))));

  async function source(content: Buffer | string): Promise<string> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-source-'));
    folders.push(folder);
    const place = path.join(folder, 'source');
    await writeFile(place, content, { mode: 0o400 });
    return place;
  }
  const bytes = async (key: string, start: number, end: number) =>
    String(await buffer(await files.read(key, start, end)));

  it('can be read whole and in part', async () => {
    await files.keep(KEY, await source('A quiet page.'));
    expect(await files.size(KEY)).toBe(13);
    expect(await bytes(KEY, 0, 12)).toBe('A quiet page.');
    expect(await bytes(KEY, 2, 6)).toBe('quiet');
    expect(await bytes(KEY, 12, 12)).toBe('.');
  });

  it('may be large', async () => {
    const content = randomBytes(20 * 1024 * 1024 + 1);
    await files.keep('films/long.mp4', await source(content));
    expect(await files.size('films/long.mp4')).toBe(content.length);
    const hash = createHash('sha256');
    for await (const chunk of await files.read('films/long.mp4', 0, content.length - 1))
      hash.update(chunk as Buffer);
    expect(hash.digest('hex')).toBe(createHash('sha256').update(content).digest('hex'));
  });

  it('can be written from a stream, and listed', async () => {
    const names = ['a/1.txt', 'a/b/2 & 3.txt', 'ab.txt', 'c/4.txt', 'c/5.txt'];
    for (const name of names)
      await files.write(name, Readable.from([Buffer.from('two '), Buffer.from('parts')]));
    expect(await bytes('a/b/2 & 3.txt', 0, 8)).toBe('two parts');
    const listed = async (prefix?: string) => {
      const found: string[] = [];
      for await (const { key, bytes: size } of files.list(prefix)) found.push(`${key} ${size}`);
      return found.sort();
    };
    expect(await listed()).toEqual(names.map((name) => `${name} 9`));
    expect(await listed('a/')).toEqual(['a/1.txt 9', 'a/b/2 & 3.txt 9']);
    expect(await listed('a/b/2')).toEqual(['a/b/2 & 3.txt 9']);
    expect(await listed('none/at/all')).toEqual([]);
  });

  it('keep nothing of a stream that fails or is stopped', async () => {
    async function* failing() {
      yield randomBytes(9 * 1024 * 1024);
      throw new Error('the source failed');
    }
    await expect(files.write('a.bin', Readable.from(failing()))).rejects.toThrow('the source failed');
    const stop = new AbortController();
    async function* endless() {
      for (;;) {
        yield randomBytes(1024 * 1024);
        stop.abort();
      }
    }
    await expect(files.write('a.bin', Readable.from(endless()), stop.signal)).rejects.toThrow(/abort/i);
    expect(await storage.contents()).toEqual([]);
  });

  it('may be empty', async () => {
    await files.keep('nothing.txt', await source(''));
    expect(await files.size('nothing.txt')).toBe(0);
  });

  it('replace previous versions', async () => {
    await files.keep('a.txt', await source('the older and longer'));
    await files.keep('a.txt', await source('the newer'));
    expect(await files.size('a.txt')).toBe(9);
    expect(await bytes('a.txt', 0, 8)).toBe('the newer');
    expect(await storage.contents()).toEqual(['a.txt']);
  });

  it('survive concurrent writes to one key', async () => {
    const contents = Array.from('abcdefgh', (letter) => letter.repeat(300_000));
    const sources = await Promise.all(contents.map(source));
    await Promise.all(sources.map((place) => files.keep('once.mp3', place)));
    expect(contents).toContain(await bytes('once.mp3', 0, 299_999));
    expect(await storage.contents()).toEqual(['once.mp3']);
  });

  it('stay unchanged if the new version cannot be read', async () => {
    await files.keep('a.txt', await source('the older'));
    await expect(files.keep('a.txt', '/nowhere/at/all')).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(files.keep('b.txt', os.tmpdir())).rejects.toThrow();
    expect(await bytes('a.txt', 0, 8)).toBe('the older');
    expect(await storage.contents()).toEqual(['a.txt']);
  });

  it('reject before the first byte if they are missing', async () => {
    await files.keep('a/b.txt', await source('short'));
    expect(await files.size('a')).toBeUndefined();
    expect(await files.size('a/b.txt/c')).toBeUndefined();
    for (const [key, end] of [
      ['a', 1],
      ['c.txt', 1],
      ['a/b.txt', 5],
    ] as const)
      await expect(files.read(key, 0, end)).rejects.toThrow(MissingFileError);
    await expect(files.read('a/b.txt', 7, 9)).rejects.toThrow(MissingFileError);
  });

  it('can be removed repeatedly', async () => {
    await files.keep('a/b.txt', await source('gone soon'));
    await files.remove('a/b.txt');
    await files.remove('a/b.txt');
    await files.remove('a/b.txt/c');
    expect(await files.size('a/b.txt')).toBeUndefined();
    expect(await storage.contents()).toEqual([]);
  });

  it.each([
    '',
    '/etc/passwd',
    '../up',
    'a/../../up',
    'a/./b',
    'a//b',
    'a/',
    'a\\..\\b',
    'a\0b',
    'ä'.repeat(500),
  ])('reject keys outside the storage: %j', async (key) => {
    const place = await source('no');
    for (const call of [
      () => files.keep(key, place),
      () => files.size(key),
      () => files.read(key, 0, 1),
      () => files.remove(key),
    ])
      await expect(call()).rejects.toThrow(/storage key/);
    expect(await storage.contents()).toEqual([]);
  });
});
