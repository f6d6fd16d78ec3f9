import { defineJob, type NoPayload } from './job.js';
import { defineSchedule } from './schedule.js';

export const forgetClosedJobs = defineJob<NoPayload>({
  name: 'forget-closed-jobs',
  attempts: 3,
  backoffMs: 60_000,
});

export const forgettingOfClosedJobs = defineSchedule({ job: forgetClosedJobs, everyMs: 6 * 60 * 60_000 });
