import { defineLetterJob } from '../../platform/email/letter-job.js';

/** A letter to all readers goes to its author alone, to be looked at. */
export const testBroadcast = defineLetterJob<{ broadcastId: string }>('test-broadcast', 'owner');
