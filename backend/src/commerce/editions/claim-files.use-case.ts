import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import type { KeptFile } from './sold-file.js';

/** Says, in the transaction that gives files to a product, that they belong to somebody from now on. */
@Injectable()
export class ClaimFiles {
  constructor(private readonly database: Database) {}

  /** @throws Error where one was swept away meanwhile */
  async execute(kept: readonly KeptFile[]): Promise<void> {
    const [, count] = (await this.database.manager.query('DELETE FROM unclaimed_files WHERE key = ANY($1)', [
      kept.map(({ key }) => key),
    ])) as [unknown[], number];
    if (count !== kept.length) throw new Error('A file was removed before its product was there.');
  }
}
