import { defineEmailJob } from '../../platform/email/email-job.js';

export interface BroadcastCopy {
  broadcastId: string;
  subscriptionId: string;
}

/** One reader's copy of a letter that her server has put off. */
export const broadcastCopy = defineEmailJob<BroadcastCopy>('broadcast-copy', 'letters');
