import { defineJob } from '../../platform/jobs/job.js';

/** The time of a letter to all readers has come. */
export const startBroadcast = defineJob<{ broadcastId: string }>({
  name: 'start-broadcast',
  attempts: 10,
  backoffMs: 1_000,
});
