import { Injectable } from '@nestjs/common';

import { ExpiredRows } from './expired-rows.js';
import { HandlesJob } from './handles-job.js';
import { defineJob, type NoPayload } from './job.js';
import { defineSchedule } from './schedule.js';

const forgetClosedJobs = defineJob<NoPayload>({
  name: 'forget-closed-jobs',
});

defineSchedule({ job: forgetClosedJobs, everyMs: 6 * 60 * 60_000 });

const EXPIRED = [
  `DELETE FROM outbox WHERE id IN (
    SELECT id FROM outbox WHERE closed_at < now() - interval '7 days' ORDER BY closed_at LIMIT $1)`,
];

/** Removes what was done long ago. */
@Injectable()
export class ForgetClosedJobs {
  constructor(private readonly rows: ExpiredRows) {}

  @HandlesJob(forgetClosedJobs)
  execute(): Promise<void> {
    return this.rows.remove(forgetClosedJobs, EXPIRED);
  }
}
