import { defineLetterJob } from '../../platform/email/letter-job.js';

/** A reader has said yes: she is welcomed. */
export const welcomeSubscriber = defineLetterJob<{ subscriptionId: string }>('welcome-subscriber', 'letters');
