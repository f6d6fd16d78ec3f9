import { Injectable } from '@nestjs/common';

import { ExpiredRows } from './expired-rows.js';
import { type Closing, HandlesJobOutside } from './handles-job.js';
import { CLOSED_JOBS_KEPT, FORGET_CLOSED_EVERY_MS } from './job-rules.js';
import { defineJob, type NoPayload } from './job.js';
import { defineSchedule } from './schedule.js';

const forgetClosedJobs = defineJob<NoPayload>({ name: 'forget-closed-jobs' });

defineSchedule({ job: forgetClosedJobs, everyMs: FORGET_CLOSED_EVERY_MS });

const EXPIRED = [
  `DELETE FROM outbox WHERE id IN (
    SELECT id FROM outbox WHERE closed_at < now() - interval '${CLOSED_JOBS_KEPT}' ORDER BY closed_at LIMIT $1)`,
];

@Injectable()
export class ForgetClosedJobs {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJobOutside(forgetClosedJobs)
  execute(): Promise<Closing> {
    return this.rows.remove(forgetClosedJobs, EXPIRED);
  }
}
