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

const SWEEP_EVERY_MS = 60 * 60_000;
/** A folder that is in use is older than this only where a request takes so long, which none may. */
const LEFT_BEHIND_AFTER_MS = 6 * 60 * 60_000;

/**
 * Where files lie while their request lasts, each request in a folder of its own. It removes its folder when it is
 * answered; what a process that was killed has left behind is swept at the next start and by the hour.
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
    this.timer = setInterval(() => void this.sweep(), SWEEP_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  /** Makes a folder for one request. */
  async open(): Promise<string> {
    const folder = path.join(this.root, randomUUID());
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return folder;
  }

  async close(folder: string): Promise<void> {
    await rm(folder, { recursive: true, force: true });
  }

  /** Removes what was left behind; never fails, for the next sweep follows. */
  async sweep(): Promise<void> {
    try {
      for (const name of await readdir(this.root).catch(() => [])) {
        const folder = path.join(this.root, name);
        const { mtimeMs } = await stat(folder);
        if (Date.now() - mtimeMs > LEFT_BEHIND_AFTER_MS) await this.close(folder);
      }
    } catch (error) {
      this.logger.warn({ message: 'uploads that were left behind could not be swept', error });
    }
  }
}
