import { Injectable } from '@nestjs/common';

import { Database } from '../database/database.js';
import { forgetClosedJobs } from './forget-closed-jobs.job.js';
import type { NoPayload } from './job.js';
import { JobProcessor } from './job-processor.js';
import { Outbox } from './outbox.js';

const KEPT = '7 days';
const BATCH = 1_000;

/** Removes what was done long ago, a batch in each transaction: a full one promises the next. */
@Injectable()
export class ForgetClosedJobsProcessor extends JobProcessor<NoPayload> {
  readonly job = forgetClosedJobs;

  constructor(
    private readonly database: Database,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  async process(): Promise<void> {
    const [, removed] = (await this.database.manager.query(
      `DELETE FROM outbox WHERE id IN (
         SELECT id FROM outbox WHERE closed_at < now() - interval '${KEPT}' ORDER BY closed_at LIMIT ${BATCH})`,
    )) as [unknown[], number];
    if (removed === BATCH) await this.outbox.add(forgetClosedJobs, {});
  }
}
