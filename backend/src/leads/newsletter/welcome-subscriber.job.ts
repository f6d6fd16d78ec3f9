import { defineJob } from '../../platform/jobs/job.js';

/** A reader has said yes: she is welcomed. */
export const welcomeSubscriber = defineJob<{ subscriptionId: string }>({
  name: 'welcome-subscriber',
  attempts: 15,
  backoffMs: 2_000,
});
