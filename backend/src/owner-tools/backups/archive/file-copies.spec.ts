import { mkdir, mkdtemp, rm, stat, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { BackupPlace } from '../../../platform/config/backup-settings.js';
import { readBackupPlace } from '../../../platform/config/backup-settings.js';
import { DiskStoredFiles } from '../../../platform/storage/stored-files.disk.js';
import type { StoredFiles } from '../../../platform/storage/stored-files.js';
import { FakeS3 } from '../../../testing/fake-s3.js';
import { openCopy } from './check-copies.js';
import { type CopiedFile, FileCopies } from './file-copies.js';
import { archiveKey, indexKey, listStoredBackups, openPlace, removeStoredBackups } from './stored-backups.js';

const { signal } = new AbortController();
const NAMES = ['2026-11-26T03-00-00Z-aaaaaa', '2026-11-27T03-00-00Z-bbbbbb'] as const;

describe.each(['folder', 'bucket'])('Copies of stored files in a %s', (kind) => {
  let root: string;
  let server: FakeS3;
  let where: BackupPlace;
  let place: StoredFiles;
  let source: DiskStoredFiles;

  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'lectern-copies-'));
    source = new DiskStoredFiles(path.join(root, 'files'));
    server = await new FakeS3().open();
    const bucket = `s3://${server.settings['S3_BUCKET']}/site`;
    const target = kind === 'folder' ? path.join(root, 'backups') : bucket;
    where = readBackupPlace(server.settings, 'BACKUP_TO', target, path.join(root, 'data'));
    place = await openPlace(where);
  });
  afterAll(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });

  const add = (key: string, content: string) => source.write(key, Readable.from([Buffer.from(content)]));
  async function backUp(name: string) {
    const copies = new FileCopies(place, [], signal);
    const lines: CopiedFile[] = [];
    for await (const line of copies.copyAll({ files: source }))
      lines.push(JSON.parse(String(line)) as CopiedFile);
    await place.write(indexKey(name), Readable.from([copies.index]));
    await place.write(archiveKey(name, false), Readable.from([Buffer.from('archive')]));
    return { lines, copied: copies.copied };
  }
  const contentOf = async (file: CopiedFile) => text(await openCopy(place, file, false, []));

  it('are written once, and removed with the last backup that lists them', async () => {
    await add('a.pdf', 'one');
    await add('b/ü.pdf', '');
    const first = await backUp(NAMES[0]);
    expect([first.copied, first.lines.length]).toEqual([2, 2]);
    await source.remove('a.pdf');
    await add('c.pdf', 'three');
    const second = await backUp(NAMES[1]);
    expect([second.copied, second.lines.map((line) => line.path).sort()]).toEqual([
      1,
      ['files/b/ü.pdf', 'files/c.pdf'],
    ]);
    expect((await listStoredBackups(where)).map(({ name }) => name)).toEqual([NAMES[1], NAMES[0]]);
    await removeStoredBackups(where, [NAMES[0]]);
    await removeStoredBackups(where, [NAMES[0]]);
    for (const line of second.lines) expect(await contentOf(line)).toHaveLength(line.bytes);
    const lost = first.lines.find((line) => line.path === 'files/a.pdf');
    if (lost) await expect(contentOf(lost)).rejects.toThrow('The copy of files/a.pdf is missing');
  });

  it('are rejected if their content has changed', async () => {
    const copies = new FileCopies(place, [], signal);
    const lines: CopiedFile[] = [];
    for await (const line of copies.copyAll({ files: source }))
      lines.push(JSON.parse(String(line)) as CopiedFile);
    const file = lines.find(({ path: name }) => name === 'files/c.pdf');
    if (!file) throw new Error('not copied');
    await expect(contentOf({ ...file, bytes: file.bytes + 1 })).rejects.toThrow('missing');
    for await (const { key } of place.list('files/'))
      await place.write(key, Readable.from([Buffer.from('THREE')]));
    await expect(contentOf(file)).rejects.toThrow(`The copy of ${file.path} is damaged`);
  });
});

describe('Half-written files', () => {
  it('are removed if they are old', async () => {
    const root = await mkdtemp(path.join(os.tmpdir(), 'lectern-parts-'));
    const part = (name: string) =>
      path.join(root, 'files', `${name}.00000000-0000-4000-8000-000000000000.part`);
    await mkdir(path.join(root, 'files'));
    await Promise.all([writeFile(part('old'), 'x'), writeFile(part('new'), 'x')]);
    await utimes(part('old'), 0, 0);
    await new DiskStoredFiles(root).removeUnfinished(60_000);
    await expect(stat(part('old'))).rejects.toThrow('ENOENT');
    expect((await stat(part('new'))).size).toBe(1);
    await rm(root, { recursive: true });
  });
});
