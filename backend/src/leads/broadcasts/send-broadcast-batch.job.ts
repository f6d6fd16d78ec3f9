import { defineJob } from '../../platform/jobs/job.js';
import { EMAIL_RETRY_DELAYS_MS } from '../../platform/email/email-job.js';

/** The next copies of a letter to all readers. Where the mail server is away, all of them wait for it. */
export const sendBroadcastBatch = defineJob<{ broadcastId: string }>({
  name: 'send-broadcast-batch',
  attempts: 1,
  backoffMs: 0,
  retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
});
