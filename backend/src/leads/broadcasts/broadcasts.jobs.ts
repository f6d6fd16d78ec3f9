import { defineEmailJob } from '../../platform/email/email-job.js';
import { EMAIL_RETRY_DELAYS_MS } from '../../platform/email/email-limits.js';
import { defineJob } from '../../platform/jobs/job.js';

export const startBroadcast = defineJob<{ broadcastId: string }>({
  name: 'start-broadcast',
  attempts: 10,
  backoffMs: 1_000,
  holdsWhenLate: true,
});

/** Sends the next copies. If the mail server is unavailable, all of them wait. */
export const sendBroadcastBatch = defineJob<{ broadcastId: string }>({
  name: 'send-broadcast-batch',
  attempts: 1,
  retryDelaysMs: EMAIL_RETRY_DELAYS_MS,
  holdsWhenLate: true,
});

export interface BroadcastCopy {
  broadcastId: string;
  subscriptionId: string;
}

export const broadcastCopy = defineEmailJob<BroadcastCopy>('broadcast-copy', 'letters', {
  holdsWhenLate: true,
});

export interface TestBroadcast {
  broadcastId: string;
  to?: string;
}

export const testBroadcast = defineEmailJob<TestBroadcast>('test-broadcast', 'owner');
