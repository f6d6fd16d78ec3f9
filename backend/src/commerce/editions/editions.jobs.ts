import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob, type NoPayload } from '../../platform/jobs/job.js';
import { defineSchedule } from '../../platform/jobs/schedule.js';
import { SWEEP_INTERVAL_MS } from './edition-rules.js';

export const announceEdition = defineJob<{ editionId: string }>({
  name: 'announce-edition',
  attempts: 5,
  backoffMs: 1_000,
  holdsWhenLate: true,
});

/** Identified by an order, so that the job stores no address. */
export interface EditionEmail {
  editionId: string;
  orderId: string;
}

export const notifyOfEdition = defineEmailJob<EditionEmail>('tell-edition', 'purchases', {
  holdsWhenLate: true,
});

export const removeUnclaimedFiles = defineJob<NoPayload>({
  name: 'remove-unclaimed-files',
});

defineSchedule({ job: removeUnclaimedFiles, everyMs: SWEEP_INTERVAL_MS });
