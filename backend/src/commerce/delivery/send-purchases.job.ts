import { defineJob } from '../../platform/jobs/job.js';

/** The order stands for its buyer: no address is kept with a job. */
export const sendPurchases = defineJob<{ orderId: string }>({
  name: 'send-purchases',
  attempts: 15,
  backoffMs: 2_000,
});
