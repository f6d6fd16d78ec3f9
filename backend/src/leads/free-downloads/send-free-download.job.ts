import { defineJob } from '../../platform/jobs/job.js';

export const sendFreeDownload = defineJob<{ downloadId: string }>({
  name: 'send-free-download',
  attempts: 15,
  backoffMs: 2_000,
});
