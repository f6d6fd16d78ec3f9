import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { Job, NoPayload } from './job.js';
import { Outbox } from './outbox.js';

const BATCH = 1_000;

/** Removes what is not kept any longer. */
@Injectable()
export class ExpiredRows {
  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {}

  /**
   * A batch in each run of the job: a full one enqueues the next.
   * @param statements each a DELETE of at most `$1` rows
   */
  async remove(job: Job<NoPayload>, statements: readonly string[]): Promise<void> {
    let isFull = false;
    for (const statement of statements) {
      const [, removed] = await this.database.manager.query<[unknown[], number]>(statement, [BATCH]);
      isFull ||= removed === BATCH;
    }
    if (isFull) await this.outbox.enqueue(job, {});
  }
}
