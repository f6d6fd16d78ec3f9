import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { type CheckedFile, type KeptFile, newKey } from './sold-file.js';

/**
 * Puts files into the storage before their product has them. Each is noted first: whatever happens next, a file is
 * either claimed or found again and removed.
 */
@Injectable()
export class KeepFiles {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute(productId: string, checked: readonly CheckedFile[]): Promise<KeptFile[]> {
    const placed = checked.map((file) => ({ ...file, key: newKey(productId, randomUUID(), file.fileName) }));
    await this.database.apart(() =>
      this.database.manager.query('INSERT INTO unclaimed_files (key) SELECT unnest($1::text[])', [
        placed.map(({ key }) => key),
      ]),
    );
    for (const { key, path } of placed) await this.files.keep(key, path);
    return placed.map(({ path: _path, ...kept }) => kept);
  }
}
