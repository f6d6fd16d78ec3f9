import { defineJob } from '../../platform/jobs/job.js';

export const sendRenewedLink = defineJob<{ linkId: string }>({
  name: 'send-renewed-link',
  attempts: 15,
  backoffMs: 2_000,
});
