import { defineJob } from '../../platform/jobs/job.js';

export const deliverOrder = defineJob<{ orderId: string }>({
  name: 'deliver-order',
  attempts: 12,
  backoffMs: 1_000,
});
