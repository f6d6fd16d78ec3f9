import { defineJob } from '../../platform/jobs/job.js';

export const tellOwner = defineJob<{ orderId: string }>({
  name: 'tell-owner',
  attempts: 15,
  backoffMs: 2_000,
});
