import { createReadStream, type ReadStream } from 'node:fs';
import { copyFile, mkdir, rename, stat } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';

/** Files that are never on a public path, named by keys such as `books/finding-peace/….pdf`. */
@Injectable()
export class StoredFiles {
  private readonly root: string;

  constructor(configuration: Configuration) {
    this.root = path.join(configuration.dataDir, 'files');
  }

  /** Copies a file in; it appears under its key only when it is whole. */
  async keep(key: string, sourcePath: string): Promise<void> {
    const target = this.pathOf(key);
    await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
    await copyFile(sourcePath, `${target}.part`);
    await rename(`${target}.part`, target);
  }

  /** Size in bytes, or undefined when there is no such file. */
  async size(key: string): Promise<number | undefined> {
    const stats = await stat(this.pathOf(key)).catch(() => undefined);
    return stats?.isFile() ? stats.size : undefined;
  }

  /** Bytes `start` to `end`, both included. */
  read(key: string, start: number, end: number): ReadStream {
    return createReadStream(this.pathOf(key), { start, end });
  }

  private pathOf(key: string): string {
    const resolved = path.resolve(this.root, key);
    if (!resolved.startsWith(this.root + path.sep)) throw new Error('A storage key left the storage folder.');
    return resolved;
  }
}
