import { defineEmailJob } from '../../platform/email/email-job.js';
import { EMAIL_RETRY_DELAYS_MS } from '../../platform/email/email-limits.js';
import { defineJob } from '../../platform/jobs/job.js';

/** The time of a broadcast has come. */
export const startBroadcast = defineJob<{ broadcastId: string }>({
  name: 'start-broadcast',
  attempts: 10,
  backoffMs: 1_000,
  holdsWhenLate: true,
});

/** The next copies of a broadcast. Where the mail server is away, all of them wait for it. */
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

/** One reader's copy of a broadcast that their server has put off. */
export const broadcastCopy = defineEmailJob<BroadcastCopy>('broadcast-copy', 'letters', {
  holdsWhenLate: true,
});

export interface TestBroadcast {
  broadcastId: string;
  /** Address of the admin who asked for it. */
  to?: string;
}

/** A broadcast goes to one admin alone, to be checked. */
export const testBroadcast = defineEmailJob<TestBroadcast>('test-broadcast', 'owner');
