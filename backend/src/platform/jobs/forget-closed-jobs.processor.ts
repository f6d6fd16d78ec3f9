import { Injectable } from '@nestjs/common';

import { forgetClosedJobs } from './forget-closed-jobs.job.js';
import { ForgettingProcessor } from './forgetting-processor.js';

/** Removes what was done long ago. */
@Injectable()
export class ForgetClosedJobsProcessor extends ForgettingProcessor {
  readonly job = forgetClosedJobs;
  protected readonly statements = [
    `DELETE FROM outbox WHERE id IN (
    SELECT id FROM outbox WHERE closed_at < now() - interval '7 days' ORDER BY closed_at LIMIT $1)`,
  ];
}
