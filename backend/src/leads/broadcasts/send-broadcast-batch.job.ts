import { defineJob } from '../../platform/jobs/job.js';

const MINUTE_MS = 60_000;

/** The next copies of a letter to all readers. Where the mail server is away, all of them wait for it. */
export const sendBroadcastBatch = defineJob<{ broadcastId: string }>({
  name: 'send-broadcast-batch',
  attempts: 1,
  backoffMs: 0,
  restsMs: [1, 4, 25, 90, 240, 1_080].map((minutes) => minutes * MINUTE_MS),
});
