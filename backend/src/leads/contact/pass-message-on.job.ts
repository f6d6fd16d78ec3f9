import { defineJob } from '../../platform/jobs/job.js';

/** A message of the contact page goes to the author. */
export const passMessageOn = defineJob<{ messageId: string }>({
  name: 'pass-message-on',
  attempts: 15,
  backoffMs: 2_000,
});
