import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** An address that was typed in for the letter and never said yes is kept for thirty days. */
export const forgetUnconfirmed = defineJob<NoPayload>({
  name: 'forget-unconfirmed',
  attempts: 3,
  backoffMs: 60_000,
});

export const forgettingOfUnconfirmed = defineSchedule({ job: forgetUnconfirmed, everyMs: 6 * 60 * 60_000 });
