import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** Messages that were held back are kept for ninety days, and where a message came from for one. */
export const forgetSuspected = defineJob<NoPayload>({
  name: 'forget-suspected',
  attempts: 3,
  backoffMs: 60_000,
});

export const forgettingOfSuspected = defineSchedule({ job: forgetSuspected, everyMs: 6 * 60 * 60_000 });
