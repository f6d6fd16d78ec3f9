import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer, text } from 'node:stream/consumers';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { type S3Fault, FakeS3 } from '../../testing/fake-s3.js';
import { readS3 } from '../config/storage-settings.js';
import { S3StoredFiles } from './stored-files.s3.js';

const LONG = randomBytes(17 * 1024 * 1024);

describe('Files in S3', () => {
  let server: FakeS3;
  let folder: string;
  const opened: S3StoredFiles[] = [];

  beforeEach(async () => {
    server = await new FakeS3().open();
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-s3-'));
  });
  afterEach(async () => {
    for (const files of opened.splice(0)) files.onApplicationShutdown();
    await server.close();
    await rm(folder, { recursive: true });
  });

  function open(other: Record<string, string> = {}): S3StoredFiles {
    const settings = readS3({ ...server.settings, ...other });
    if (!settings) throw new Error('no S3 settings');
    const files = new S3StoredFiles(settings);
    opened.push(files);
    return files;
  }
  async function source(content: Buffer | string): Promise<string> {
    const place = path.join(folder, 'source');
    await writeFile(place, content);
    return place;
  }
  const failing = (times: number, fault: S3Fault) => server.faults.push(...Array(times).fill(fault));

  it('have the prefix of the site', async () => {
    await open().keep('books/a.pdf', await source('mine'));
    await open({ S3_PREFIX: '' }).keep('books/a.pdf', await source('of all'));
    expect([...server.bucket.objects.keys()]).toEqual(['lectern/books/a.pdf', 'books/a.pdf']);
  });

  it.each([
    ['SignatureDoesNotMatch (403)', { S3_SECRET_ACCESS_KEY: 'another-secret' }],
    ['InvalidAccessKeyId (403)', { S3_ACCESS_KEY_ID: 'AKANOTHER' }],
    ['NoSuchBucket (404)', { S3_BUCKET: 'another-bucket' }],
  ])('fail with an error that contains no key: %s', async (code, other) => {
    const files = open(other);
    const place = await source('not to be kept');
    const error: Error = (await files.keep('a.pdf', place).catch((reason: Error) => reason)) as Error;
    expect(error.message).toBe(`The object storage failed to keep a.pdf: ${code}.`);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/secret|AKID|AKANOTHER/);
    await expect(files.read('a.pdf', 0, 1)).rejects.toThrow(`failed to read a.pdf: ${code}.`);
    await expect(files.remove('a.pdf')).rejects.toThrow(`failed to remove a.pdf: ${code}.`);
    expect(server.bucket.objects.size).toBe(0);
  });

  it('are not reported as missing if access is denied', async () => {
    await expect(open({ S3_SECRET_ACCESS_KEY: 'another-secret' }).size('a.pdf')).rejects.toThrow('(403)');
  });

  it('fail with an error if the server cannot be reached', async () => {
    const files = open({ S3_ENDPOINT: 'http://127.0.0.1:9' });
    await expect(files.size('a.pdf')).rejects.toThrow(/^The object storage failed to find a.pdf: \w+\.$/);
  });

  it.each([
    [1, 'SlowDown'],
    [2, 'InternalError'],
    [2, 'breaks-off'],
  ] as const)('are kept, read and removed although S3 fails %d times: %s', async (times, as) => {
    const files = open();
    // The fake closes connections only while it reads a body.
    const methods = as === 'breaks-off' ? ['PUT'] : ['PUT', 'HEAD', 'GET', 'DELETE'];
    for (const method of methods) failing(times, { method, as });
    await files.keep('a.pdf', await source('A quiet page.'));
    expect(await files.size('a.pdf')).toBe(13);
    expect(await text(await files.read('a.pdf', 0, 12))).toBe('A quiet page.');
    await files.remove('a.pdf');
    expect(server.bucket.objects.size).toBe(0);
    expect(server.faults).toEqual([]);
  });

  it('are not kept if the connection breaks each time', async () => {
    failing(10, { method: 'PUT', as: 'breaks-off' });
    await expect(open().keep('a.pdf', await source('A quiet page.'))).rejects.toThrow(
      /failed to keep a.pdf: \w+\.$/,
    );
    expect([server.bucket.objects.size, server.requests]).toEqual([0, ['PUT', 'PUT', 'PUT']]);
  });

  it('are uploaded in parts if large, and failed parts are retried', async () => {
    failing(1, { method: 'PUT', as: 'breaks-off' });
    failing(1, { method: 'PUT', as: 'SlowDown' });
    await open().keep('long.mp4', await source(LONG));
    const kept = server.bucket.objects.get('lectern/long.mp4');
    expect(
      createHash('sha256')
        .update(kept ?? '')
        .digest('hex'),
    ).toBe(createHash('sha256').update(LONG).digest('hex'));
    expect(server.requests.filter((method) => method === 'PUT')).toHaveLength(5);
  });

  it('leave no parts behind if one fails', async () => {
    failing(20, { method: 'PUT', as: 'breaks-off' });
    await expect(open().keep('long.mp4', await source(LONG))).rejects.toThrow('failed to keep long.mp4');
    expect([server.bucket.objects.size, server.bucket.uploads.size]).toEqual([0, 0]);
  });

  it('reject if they break off while being read', async () => {
    const files = open();
    await files.keep('a.pdf', await source('A quiet page.'.repeat(10_000)));
    failing(1, { method: 'GET', as: 'cut-short' });
    await expect(buffer(await files.read('a.pdf', 0, 129_999))).rejects.toThrow();
  });
});
