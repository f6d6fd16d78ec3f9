import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** Identified by an order, so that the job stores no name. */
export const makeCopies = defineJob<{ orderId: string }>({
  name: 'make-personal-copies',
  attempts: 5,
  backoffMs: 5_000,
});

export const removeCopies = defineJob<NoPayload>({
  name: 'remove-personal-copies',
});

defineSchedule({ job: removeCopies, everyMs: 60 * 60_000 });

/** One email for each file. */
export const notifyOfCopyFault = defineEmailJob<{ originalKey: string }>('tell-of-copy-fault', 'owner');
