import { defineJob } from '../../platform/jobs/job.js';

/** Whoever wrote on the contact page hears that it has arrived. */
export const acknowledgeMessage = defineJob<{ messageId: string }>({
  name: 'acknowledge-message',
  attempts: 15,
  backoffMs: 2_000,
});
