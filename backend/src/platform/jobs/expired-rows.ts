import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { CLEANUP_BATCH } from './job-rules.js';
import type { Job, NoPayload } from './job.js';
import { Outbox } from './outbox.js';

@Injectable()
export class ExpiredRows {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /** Removes one batch per run; a full batch enqueues the next run. @param statements each a DELETE of at most `$1` rows */
  async remove(job: Job<NoPayload>, statements: readonly string[]): Promise<void> {
    let isFull = false;
    for (const statement of statements) {
      const [, removed] = await this.database.manager.query<[unknown[], number]>(statement, [CLEANUP_BATCH]);
      isFull ||= removed === CLEANUP_BATCH;
    }
    if (isFull) await this.outbox.enqueue(job, {});
  }
}
