import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const forgetCheckouts = defineJob<NoPayload>({
  name: 'forget-checkouts',
  attempts: 3,
  backoffMs: 60_000,
});

defineSchedule({ job: forgetCheckouts, everyMs: 60 * 60_000 });
