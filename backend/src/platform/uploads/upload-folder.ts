import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';

import { Configuration } from '../config/configuration.js';
import { ABANDONED_AFTER_MS, SWEEP_INTERVAL_MS } from './upload-limits.js';

/**
 * Folders of running uploads, one for each request, deleted when it is answered. Folders left by a killed process are
 * swept at start and every hour.
 */
@Injectable()
export class UploadFolder implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Uploads');
  private readonly root: string;
  private timer: NodeJS.Timeout | undefined;

  constructor({ dataDir }: Configuration) {
    this.root = path.join(dataDir, 'uploads');
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.sweep();
    this.timer = setInterval(() => void this.sweep(), SWEEP_INTERVAL_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async open(): Promise<string> {
    const folder = path.join(this.root, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  async close(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }

  /** Deletes abandoned folders. Never rejects; the next sweep retries. */
  async sweep(): Promise<void> {
    try {
      for (const name of await readdir(this.root).catch(() => [])) {
        const folder = path.join(this.root, name);
        const { mtimeMs } = await stat(folder);
        if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await this.close(folder);
      }
    } catch (error) {
      this.logger.warn({ message: 'sweep of abandoned uploads failed', error });
    }
  }
}
