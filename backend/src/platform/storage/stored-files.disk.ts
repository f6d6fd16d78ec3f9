import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { checkedKey, MissingFileError, type StoredFile, StoredFiles } from './stored-files.js';

/** Ending of a file that is being written. */
const PART = /\.[0-9a-f-]{36}\.part$/;

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
    await this.replace(key, async (part) => {
      await copyFile(sourcePath, part);
      await chmod(part, 0o600);
    });
  }

  async write(key: string, content: Readable, signal?: AbortSignal): Promise<void> {
    await this.replace(key, (part) =>
      pipeline(content, createWriteStream(part, { mode: 0o600 }), signal ? { signal } : {}),
    ).finally(() => content.destroy());
  }

  async *list(prefix = ''): AsyncGenerator<StoredFile> {
    yield* this.walk(prefix.slice(0, prefix.lastIndexOf('/') + 1), prefix);
  }

  /** Removes what processes that were killed left half-written. @param minAgeMs protects what is being written */
  async removeUnfinished(minAgeMs: number): Promise<void> {
    const entries = await opendir(this.root, { recursive: true }).catch((error: unknown) => {
      if (isNotFound(error)) return [];
      throw error;
    });
    for await (const { name, parentPath } of entries) {
      const place = path.join(parentPath, name);
      if (!PART.test(name)) continue;
      const stats = await stat(place).catch(() => undefined);
      if (stats?.isFile() && Date.now() - stats.mtimeMs >= minAgeMs) await rm(place, { force: true });
    }
  }

  /** @param folder empty, or a path with a slash at its end */
  private async *walk(folder: string, prefix: string): AsyncGenerator<StoredFile> {
    const opened = await opendir(path.join(this.root, folder)).catch((error: unknown) => {
      if (isNotFound(error)) return [];
      throw error;
    });
    for await (const entry of opened) {
      const key = `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`;
      if (!key.startsWith(prefix)) continue;
      if (entry.isDirectory()) yield* this.walk(key, prefix);
      const bytes = entry.isFile() && !PART.test(key) ? await this.size(key) : undefined;
      if (bytes !== undefined) yield { key, bytes };
    }
  }

  private async replace(key: string, fill: (part: string) => Promise<void>): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    // A unique name, for concurrent writes to the same key.
    const part = `${target}.${randomUUID()}.part`;
    try {
      await fill(part);
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
