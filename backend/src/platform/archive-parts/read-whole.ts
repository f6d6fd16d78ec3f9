import type { Readable } from 'node:stream';

import type { StoredFiles } from '../storage/stored-files.js';

/** A stored file; undefined if it is missing or empty. */
export async function readWhole(files: StoredFiles, key: string): Promise<Readable | undefined> {
  const sizeBytes = await files.size(key);
  return sizeBytes ? files.read(key, 0, sizeBytes - 1) : undefined;
}
