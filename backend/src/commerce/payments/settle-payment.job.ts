import { defineJob } from '../../platform/jobs/job.js';

export const settlePayment = defineJob<{ paymentIntentId: string }>({
  name: 'settle-payment',
  attempts: 12,
  backoffMs: 1_000,
});
