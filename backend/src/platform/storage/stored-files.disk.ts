import { randomUUID } from 'node:crypto';
import { chmod, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { checkedKey, MissingFileError, StoredFiles } from './stored-files.js';

const isNotFound = (error: unknown) =>
  ['ENOENT', 'ENOTDIR'].includes(String((error as NodeJS.ErrnoException).code));

/** Waits until a write survives a power cut. */
async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export class DiskStoredFiles extends StoredFiles {
  constructor(private readonly root: string) {
    super();
  }

  async keep(key: string, sourcePath: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    // A unique name, for concurrent writes to the same key.
    const part = `${target}.${randomUUID()}.part`;
    try {
      await copyFile(sourcePath, part);
      await chmod(part, 0o600);
      await flush(part);
      await rename(part, target);
    } catch (error) {
      await rm(part, { force: true });
      throw error;
    }
    await flush(path.dirname(target));
  }

  async size(key: string): Promise<number | undefined> {
    try {
      const stats = await stat(this.pathOf(key));
      return stats.isFile() ? stats.size : undefined;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw error;
    }
  }

  async read(key: string, start: number, end: number): Promise<Readable> {
    const handle = await open(this.pathOf(key), 'r').catch((error: unknown) => {
      throw isNotFound(error) ? new MissingFileError(key) : error;
    });
    try {
      const stats = await handle.stat();
      if (!stats.isFile() || end >= stats.size) throw new MissingFileError(key);
      return handle.createReadStream({ start, end });
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async remove(key: string): Promise<void> {
    const target = this.pathOf(key);
    try {
      await rm(target);
    } catch (error) {
      if (!isNotFound(error)) throw error;
    }
  }

  private pathOf(key: string): string {
    return path.join(this.root, checkedKey(key));
  }
}
