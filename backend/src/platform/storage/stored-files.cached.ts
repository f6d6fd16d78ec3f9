import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { Logger, type OnApplicationShutdown } from '@nestjs/common';

import { DiskStoredFiles } from './stored-files.disk.js';
import { type StoredFile, StoredFiles } from './stored-files.js';
import type { S3StoredFiles } from './stored-files.s3.js';

/**
 * Files that are sold, and sizes of pictures, never change. Personal copies are not cached: they contain the buyer's name.
 * An uploaded picture is read once.
 */
const isCached = (key: string) =>
  key.startsWith('books/') || (key.startsWith('pictures/') && !key.endsWith('/upload'));

/**
 * Caches the books and pictures of a bucket on this machine when they are first requested: they are fetched once instead of for
 * each download, and available while the bucket is not.
 */
export class CachedStoredFiles extends StoredFiles implements OnApplicationShutdown {
  private readonly logger = new Logger('Storage');
  private readonly cache: DiskStoredFiles;
  private readonly stopping = new AbortController();
  private readonly queue = new Map<string, number>();
  private fetching: Promise<void> = Promise.resolve();

  /** @param folder may be shared by processes, and deleted at any time */
  constructor(
    private readonly bucket: S3StoredFiles,
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {
    super();
    this.cache = new DiskStoredFiles(folder);
  }

  async keep(key: string, sourcePath: string): Promise<void> {
    await this.bucket.keep(key, sourcePath);
    if (isCached(key)) await this.cache.remove(key);
  }

  async write(key: string, content: Readable, signal?: AbortSignal): Promise<void> {
    await this.bucket.write(key, content, signal);
    if (isCached(key)) await this.cache.remove(key);
  }

  list(prefix?: string): AsyncIterable<StoredFile> {
    return this.bucket.list(prefix);
  }

  async size(key: string): Promise<number | undefined> {
    if (!isCached(key)) return this.bucket.size(key);
    const cached = await this.cache.size(key).catch(() => undefined);
    if (cached !== undefined) return cached;
    const size = await this.bucket.size(key);
    if (size && size <= this.maxBytes) {
      const isIdle = this.queue.size === 0;
      this.queue.set(key, size);
      if (isIdle) this.fetching = this.fetchQueue();
    }
    return size;
  }

  async read(key: string, start: number, end: number): Promise<Readable> {
    if (!isCached(key)) return this.bucket.read(key, start, end);
    // The bucket has the file, too, if the cache cannot be read.
    return this.cache.read(key, start, end).catch(() => this.bucket.read(key, start, end));
  }

  async remove(key: string): Promise<void> {
    await this.bucket.remove(key);
    if (isCached(key)) await this.cache.remove(key);
  }

  /** Resolves when no file is being cached. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    this.bucket.onApplicationShutdown();
    await this.fetching;
  }

  /** In sequence, in the background. A file that fails is fetched at its next request. */
  private async fetchQueue(): Promise<void> {
    for (const [key, size] of this.queue) {
      if (this.stopping.signal.aborted) return;
      await this.fetch(key, size).catch((error: unknown) => {
        if (!this.stopping.signal.aborted) this.logger.warn({ message: 'file not cached', key, error });
      });
      this.queue.delete(key);
    }
  }

  private async fetch(key: string, size: number): Promise<void> {
    const part = path.join(this.folder, `${randomUUID()}.part`);
    const { signal } = this.stopping;
    try {
      await this.makeRoom(size);
      const bytes = await this.bucket.read(key, 0, size - 1);
      await pipeline(bytes, createWriteStream(part, { mode: 0o600 }), { signal });
      await this.cache.keep(key, part);
    } finally {
      await rm(part, { force: true });
    }
  }

  /** Deletes the oldest files. Open streams can still be read to their end. */
  private async makeRoom(bytes: number): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true });
    const places = entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name));
    const files = await Promise.all(places.map(async (place) => ({ place, stats: await stat(place) })));
    let left = files.reduce((sum, { stats }) => sum + stats.size, bytes);
    for (const { place, stats } of files.sort((one, other) => one.stats.mtimeMs - other.stats.mtimeMs)) {
      if (left <= this.maxBytes) return;
      await rm(place, { force: true });
      left -= stats.size;
    }
  }
}
