import { defineEmailJob } from '../../platform/email/email-job.js';

/** A letter to all readers goes to its author alone, to be looked at. */
export const testBroadcast = defineEmailJob<{ broadcastId: string }>('test-broadcast', 'owner');
