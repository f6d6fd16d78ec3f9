import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

export const forgetWishes = defineJob<NoPayload>({
  name: 'forget-preview-wishes',
  attempts: 3,
  backoffMs: 60_000,
});

export const forgettingOfWishes = defineSchedule({ job: forgetWishes, everyMs: 60 * 60_000 });
