import { defineJob } from '../../platform/jobs/job.js';

/** Somebody is on the list: its owner hears of it (specification 2, section 2, admin dashboard). */
export const tellOfSubscriber = defineJob<{ subscriptionId: string }>({
  name: 'tell-of-subscriber',
  attempts: 15,
  backoffMs: 2_000,
});
