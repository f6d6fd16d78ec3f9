import { defineJob, type NoPayload } from '../jobs/job.js';
import { defineSchedule } from '../jobs/schedule.js';

export const forgetOldDeliveries = defineJob<NoPayload>({
  name: 'forget-old-deliveries',
  attempts: 3,
  backoffMs: 60_000,
});

export const forgettingOfOldDeliveries = defineSchedule({
  job: forgetOldDeliveries,
  everyMs: 24 * 60 * 60_000,
});
