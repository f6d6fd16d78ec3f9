import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import type { Job } from './job.js';

export const OUTBOX_CHANNEL = 'lectern_outbox';

/** Promises work within the caller's transaction: if it rolls back, nothing was promised. */
@Injectable()
export class Outbox {
  constructor(private readonly database: Database) {}

  async add<P extends object>(job: Job<P>, payload: P): Promise<void> {
    if (!this.database.isInTransaction)
      throw new Error(`The job "${job.name}" was promised outside a transaction.`);
    await this.database.manager.query('INSERT INTO outbox (job, payload) VALUES ($1, $2)', [
      job.name,
      payload,
    ]);
    await this.database.manager.query(`NOTIFY ${OUTBOX_CHANNEL}`);
  }
}
