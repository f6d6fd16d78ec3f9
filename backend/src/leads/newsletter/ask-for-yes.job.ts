import { defineJob } from '../../platform/jobs/job.js';

/** The mail that asks whether the address is meant. */
export const askForYes = defineJob<{ subscriptionId: string }>({
  name: 'ask-for-yes',
  attempts: 15,
  backoffMs: 2_000,
});
