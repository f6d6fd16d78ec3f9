import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { StoredFiles } from '../../platform/storage/stored-files.js';

/** Keeps a small file, reads it, and removes it again. @throws where one of these does not do */
export async function tryStorage(files: StoredFiles): Promise<string> {
  const written = randomUUID();
  const key = `connection-tests/${written}.txt`;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-test-'));
  try {
    const source = path.join(folder, 'test.txt');
    await writeFile(source, written);
    await files.keep(key, source);
    const read = await text(await files.read(key, 0, written.length - 1));
    if (read !== written) throw new Error('What was read is not what was kept.');
  } finally {
    await files.remove(key).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  }
  if ((await files.size(key)) !== undefined) throw new Error('The file could not be removed again.');
  return 'A small file was kept, read and removed again.';
}
