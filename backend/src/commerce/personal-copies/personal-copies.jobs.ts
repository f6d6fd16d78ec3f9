import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { REMOVAL_INTERVAL_MS } from './personal-copy-rules.js';

/** Identified by an order, so that the job stores no name. */
export const makeCopies = defineJob<{ orderId: string }>({
  name: 'make-personal-copies',
  attempts: 5,
  backoffMs: 5_000,
});

export const removeCopies = defineJob<NoPayload>({
  name: 'remove-personal-copies',
});

defineSchedule({ job: removeCopies, everyMs: REMOVAL_INTERVAL_MS });

/** One email for each file. */
export const notifyOfCopyFault = defineEmailJob<{ originalKey: string }>('tell-of-copy-fault', 'owner');
