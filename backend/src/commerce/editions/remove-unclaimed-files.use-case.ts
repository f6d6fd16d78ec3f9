import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { HandlesJob } from '../../platform/jobs/handles-job.js';
import { StoredFiles } from '../../platform/storage/stored-files.js';
import { removeUnclaimedFiles } from './remove-unclaimed-files.job.js';

const BATCH = 100;
/** Longer than any request that keeps files may take. */
const FORGOTTEN_AFTER = `interval '6 hours'`;

const FORGOTTEN = `SELECT key FROM unclaimed_files WHERE noted_at < now() - ${FORGOTTEN_AFTER}
  ORDER BY noted_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;

/** Removes from the storage what a crash or a refusal has left there. The row's lock keeps a claim waiting meanwhile. */
@Injectable()
export class RemoveUnclaimedFiles {
  constructor(
    private readonly database: Database,
    private readonly files: StoredFiles,
  ) {}

  @HandlesJob(removeUnclaimedFiles)
  execute(): Promise<void> {
    return this.database.transaction(async () => {
      const rows = (await this.database.manager.query(FORGOTTEN)) as { key: string }[];
      for (const { key } of rows) {
        await this.files.remove(key);
        await this.database.manager.query('DELETE FROM unclaimed_files WHERE key = $1', [key]);
      }
    });
  }
}
