import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { Metrics } from '../metrics/metrics.js';
import { type DiskState, isDiskLow } from './disk-rules.js';

/** Free space of the disk that holds DATA_DIR. */
@Injectable()
export class DiskSpace {
  private readonly folder: string;

  constructor({ dataDir }: Configuration, metrics: Metrics) {
    this.folder = dataDir;
    metrics.addSource({
      name: 'disk',
      gauges: {
        lectern_disk_free_bytes: { help: 'Free space of the disk that holds DATA_DIR.' },
        lectern_disk_size_bytes: { help: 'Size of that disk.' },
      },
      read: async () => {
        const { freeBytes, sizeBytes } = await this.read();
        return {
          lectern_disk_free_bytes: [{ value: freeBytes }],
          lectern_disk_size_bytes: [{ value: sizeBytes }],
        };
      },
    });
  }

  /** @throws Error if the disk is low */
  async check(): Promise<void> {
    if (isDiskLow(await this.read())) throw new Error('The disk is almost full.');
  }

  async read(): Promise<DiskState> {
    const { bsize, bavail, blocks, files, ffree } = await statOf(this.folder);
    return {
      freeBytes: bavail * bsize,
      sizeBytes: blocks * bsize,
      // Btrfs, for example, reports 0.
      freeFiles: files > 0 ? ffree : undefined,
    };
  }
}

/** Before the first file, the folder may be missing. */
async function statOf(folder: string): Promise<StatsFs> {
  try {
    return await statfs(folder);
  } catch (error) {
    const parent = path.dirname(folder);
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error;
    return statOf(parent);
  }
}
