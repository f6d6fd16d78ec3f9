import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { configure, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js';

import type { ArchivePart } from '../../platform/archive-parts/archive-part.js';
import { ArchiveReader } from './archive-reader.js';
import { ArchiveWriter } from './archive-writer.js';

configure({ useWebWorkers: false });

const ABOUT = { release: '1.2.3', createdAt: '2026-11-29T12:00:00.000Z', site: 'https://example.com' };
const ROWS = [
  { id: 1, body: 'Two\nlines, and „quotes“\u2028' },
  { id: 2, body: '' },
];

async function* each(rows: readonly object[]): AsyncGenerator<object> {
  yield* rows;
}

const part = (name: string): ArchivePart => ({
  name,
  write: async (out) => {
    await out.rows('texts', each(ROWS));
    out.file('a/cover.png', async () => Readable.from([Buffer.from('picture')]));
    out.file('missing.pdf', async () => undefined);
    out.afterRows(async () => out.file('words/site.json', async () => Readable.from([Buffer.from('{}')])));
  },
  read: () => Promise.resolve(),
});

const rowsIn = async (archive: ArchiveReader, read = (value: unknown) => value) => {
  const rows: unknown[] = [];
  for await (const row of archive.sourceOf('notes').rows('texts', read)) rows.push(row);
  return rows;
};

describe('An archive file', () => {
  let folder: string;
  let whole: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-archive-'));
    whole = path.join(folder, 'whole.zip');
    const writer = new ArchiveWriter(whole, folder);
    await writer.writeRows(part('notes'));
    await writer.prepareFiles(new AbortController().signal);
    await writer.writeFiles(() => Promise.resolve(), new AbortController().signal);
    await writer.finish(ABOUT);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** Opens a file with these bytes, and checks its contents. */
  const opening = async (bytes: Uint8Array) => {
    const file = path.join(folder, 'changed.zip');
    await writeFile(file, bytes);
    const archive = await ArchiveReader.open(file);
    try {
      await archive.verify();
    } finally {
      archive.close();
    }
  };

  const zip = async (files: Record<string, string | Uint8Array>, manifest: object = {}) => {
    const writer = new ZipWriter(new Uint8ArrayWriter());
    const all = {
      ...files,
      'archive.json': JSON.stringify({ format: 1, ...ABOUT, parts: [], files: {}, ...manifest }),
    };
    for (const [name, content] of Object.entries(all))
      await writer.add(
        name,
        new Uint8ArrayReader(typeof content === 'string' ? Buffer.from(content) : content),
      );
    return writer.close();
  };

  it('holds rows, files, checksums and a README', async () => {
    const archive = await ArchiveReader.open(whole);
    await archive.verify();
    expect(await rowsIn(archive)).toEqual(ROWS);
    const source = archive.sourceOf('notes');
    expect(source.files()).toEqual(['texts.ndjson', 'a/cover.png', 'words/site.json']);
    const file = await source.file('a/cover.png');
    expect(file && (await text(file))).toBe('picture');
    expect(await source.file('missing.pdf')).toBeUndefined();
    expect(archive.manifest).toMatchObject({
      ...{ format: 1, ...ABOUT },
      parts: [{ name: 'notes', files: 2, rows: 2 }],
      files: { 'README.txt': expect.stringMatching(/^[\da-f]{64}$/) },
    });
    archive.close();
  });

  it('has no rows in a list that an earlier release did not write', async () => {
    const archive = await ArchiveReader.open(whole);
    const source = archive.sourceOf('later');
    for await (const row of source.rows('things', (value) => value)) expect(row).toBeUndefined();
    archive.close();
  });

  it('names file and line of an invalid row', async () => {
    const archive = await ArchiveReader.open(whole);
    const refuse = (value: unknown) => {
      if (value !== null && JSON.stringify(value).includes('"id":2')) throw new Error('It must be odd.');
      return value;
    };
    await expect(rowsIn(archive, refuse)).rejects.toThrow('notes/texts.ndjson, line 2: It must be odd.');
    archive.close();
  });

  it('is refused if it is no archive, or cut off', async () => {
    const bytes = await readFile(whole);
    await expect(opening(Buffer.from('hello'))).rejects.toThrow('isn’t an archive of a site');
    await expect(opening(bytes.subarray(0, bytes.length - 40))).rejects.toThrow('isn’t an archive of a site');
    await expect(opening(await zip({}, { format: 'x' }))).rejects.toThrow('damaged at “archive.json”');
  });

  it('is refused if a file differs from its checksum, is missing or was added', async () => {
    const files = { 'notes/a.txt': '0'.repeat(64) };
    await expect(opening(await zip({ 'notes/a.txt': 'changed' }, { files }))).rejects.toThrow(
      'The archive is damaged at “notes/a.txt”.',
    );
    await expect(opening(await zip({}, { files }))).rejects.toThrow('damaged at “notes/a.txt”');
    await expect(opening(await zip({ 'notes/b.txt': '' }))).rejects.toThrow('damaged at “notes/b.txt”');
  });

  it('is refused if a newer release made it', async () => {
    const newer = zip({}, { format: 2, release: '9.0.0' });
    await expect(opening(await newer)).rejects.toThrow(
      'made by release 9.0.0, which is newer than this site',
    );
  });

  it('is refused if it unpacks to far more than its size', async () => {
    const files = { 'notes/zeros': '0'.repeat(64) };
    const bomb = await zip({ 'notes/zeros': new Uint8Array(300 * 1_024 ** 2) }, { files });
    expect(bomb.length).toBeLessThan(1_024 ** 2);
    await expect(opening(bomb)).rejects.toThrow('unpacks to far more');
  });

  it.each(['../secret', 'notes/../../secret', '/etc/passwd', 'notes\\secret', 'C:secret'])(
    'is refused with the path %s',
    async (name) => {
      await expect(opening(await zip({ [name]: 'x' }, { files: { [name]: 'x' } }))).rejects.toThrow(
        /damaged at|isn’t an archive/,
      );
    },
  );
});
