import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { Injectable } from '@nestjs/common';

import { StoredFiles } from '../../platform/storage/stored-files.js';
import { storageKey } from './preview-address.js';

/** Puts a recording into the storage, whole or not at all. */
@Injectable()
export class KeepRecording {
  constructor(private readonly files: StoredFiles) {}

  async execute(id: string, sha256: string, mp3: Uint8Array): Promise<void> {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-preview-'));
    try {
      const file = path.join(folder, 'preview.mp3');
      await writeFile(file, mp3);
      await this.files.keep(storageKey(id, sha256), file);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
