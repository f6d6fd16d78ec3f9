import { Injectable, Logger } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import type { KeptFile } from './sold-file.js';

/** Removes at once what was kept for a product that did not come to be; what fails, the sweep does later. */
@Injectable()
export class DropFiles {
  private readonly logger = new Logger('Editions');

  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  async execute(kept: readonly KeptFile[]): Promise<void> {
    try {
      for (const { key } of kept) await this.files.remove(key);
      const keys = kept.map(({ key }) => key);
      await this.database.apart(() =>
        this.database.manager.query('DELETE FROM unclaimed_files WHERE key = ANY($1)', [keys]),
      );
    } catch (error) {
      this.logger.warn({ message: 'files that were not wanted stay until they are swept', error });
    }
  }
}
