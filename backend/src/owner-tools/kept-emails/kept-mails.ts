import { constants } from 'node:fs';
import { lstat, open, readdir, rm } from 'node:fs/promises';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { forgetKeptLetters } from './forget-kept-letters.job.js';

/** As the transport that keeps them names them: no path, no hidden file, none that is half written. */
const NAME = /^[A-Za-z0-9][\w.-]{0,200}\.eml$/;
/** A link would lead out of the folder. */
const NO_LINKS = constants.O_RDONLY | constants.O_NOFOLLOW;
const LARGEST_BYTES = 10 * 1024 * 1024;

export interface KeptFile {
  name: string;
  writtenAtMs: number;
}

/** The folder of letters that were kept instead of sent. */
@Injectable()
export class KeptMails {
  private readonly folder: string;

  constructor({ dataDir }: Configuration) {
    this.folder = path.join(dataDir, 'mail');
  }

  /** The newest first; none where nothing was kept yet. */
  async list(): Promise<KeptFile[]> {
    const names = (await readdir(this.folder).catch(() => [])).filter((name) => NAME.test(name));
    const files = await Promise.all(names.map((name) => this.look(name)));
    return files
      .filter((file) => file !== undefined)
      .sort((a, b) => b.writtenAtMs - a.writtenAtMs || b.name.localeCompare(a.name));
  }

  /** @returns undefined where there is no such letter, and for every name that is none */
  async read(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined;
    const file = await open(path.join(this.folder, name), NO_LINKS).catch(() => undefined);
    try {
      const facts = await file?.stat();
      return facts?.isFile() && facts.size <= LARGEST_BYTES ? await file?.readFile() : undefined;
    } finally {
      await file?.close();
    }
  }

  /** Passes over a name that there is none of. */
  @HandlesJob(forgetKeptLetters)
  async remove({ names }: { names: string[] }): Promise<void> {
    for (const name of names) if (NAME.test(name)) await rm(path.join(this.folder, name), { force: true });
  }

  /** Undefined where it was taken away meanwhile. */
  private async look(name: string): Promise<KeptFile | undefined> {
    const facts = await lstat(path.join(this.folder, name)).catch(() => undefined);
    return facts?.isFile() ? { name, writtenAtMs: facts.mtimeMs } : undefined;
  }
}
