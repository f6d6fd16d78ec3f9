import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';

/** The order stands for its buyer: no name is kept with a job. */
export const makeCopies = defineJob<{ orderId: string }>({
  name: 'make-personal-copies',
  attempts: 5,
  backoffMs: 5_000,
});

export const removeCopies = defineJob<NoPayload>({
  name: 'remove-personal-copies',
});

defineSchedule({ job: removeCopies, everyMs: 60 * 60_000 });

/** A file stands for all of its buyers: the owner is told of it once. */
export const tellOfCopyFault = defineEmailJob<{ originalKey: string }>('tell-of-copy-fault', 'owner');
