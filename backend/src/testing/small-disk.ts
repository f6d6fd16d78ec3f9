import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { open, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const FILLER = 'filler';
const CHUNK = Buffer.alloc(256 * 1_024);

/** A disk in memory that a test can fill. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @returns undefined without the right to mount one */
  static mount(megabytes: number): SmallDisk | undefined {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lectern-disk-'));
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=711`, 'tmpfs', folder], {
        stdio: 'ignore',
      });
      return new SmallDisk(folder);
    } catch {
      rmSync(folder, { recursive: true });
      return undefined;
    }
  }

  /** Leaves not one free byte. */
  async fill(): Promise<void> {
    const file = await open(path.join(this.folder, FILLER), 'a');
    try {
      for (let size = CHUNK.length; size > 0;) {
        const written = await file.write(CHUNK, 0, size).catch((error: NodeJS.ErrnoException) => error);
        if (!(written instanceof Error)) continue;
        if (written.code !== 'ENOSPC') throw written;
        size = Math.floor(size / 2);
      }
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(path.join(this.folder, FILLER), { force: true });
  }

  /** Paths of all files, besides those that fill the disk. */
  async files(): Promise<string[]> {
    const entries = await readdir(this.folder, { recursive: true, withFileTypes: true }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error;
        // A folder was removed while it was being read.
        return undefined;
      },
    );
    if (!entries) return this.files();
    return entries
      .filter((entry) => entry.isFile() && entry.name !== FILLER)
      .map((entry) => path.relative(this.folder, path.join(entry.parentPath, entry.name)))
      .sort();
  }

  unmount(): void {
    // Lazy: a handle that is still closing would make it busy.
    execFileSync('umount', ['--lazy', this.folder]);
    rmSync(this.folder, { recursive: true });
  }
}
