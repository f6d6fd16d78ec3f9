import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { isComplete } from './made-books.js';

describe('Typeset books for the shop', () => {
  let folder: string;
  const content = 'All of it.';
  const file = {
    format: 'pdf',
    fileName: 'One.pdf',
    path: 'one.pdf',
    sizeBytes: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  const book = { files: [file] };
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text);

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'made-books-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are complete if every file is the one that books.json describes', async () => {
    expect(await isComplete(folder, book)).toBe(false);
    await write('one.pdf', content);
    expect(await isComplete(folder, book)).toBe(true);
    expect(await isComplete(folder, { files: [] })).toBe(false);
    for (const other of ['Some of it', 'More of it all.']) {
      await write('one.pdf', other);
      expect(await isComplete(folder, book)).toBe(false);
    }
  });
});
