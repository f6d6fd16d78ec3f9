import { defineJob } from '../../platform/jobs/job.js';

export const sendKit = defineJob<{ kitRequestId: string }>({
  name: 'send-kit',
  attempts: 15,
  backoffMs: 2_000,
});
