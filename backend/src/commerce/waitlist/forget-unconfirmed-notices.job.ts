import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** An address that was typed in for the news of a book and never said yes is kept for thirty days. */
export const forgetUnconfirmedNotices = defineJob<NoPayload>({
  name: 'forget-unconfirmed-notices',
  attempts: 3,
  backoffMs: 60_000,
});

export const forgettingOfUnconfirmedNotices = defineSchedule({
  job: forgetUnconfirmedNotices,
  everyMs: 6 * 60 * 60_000,
});
