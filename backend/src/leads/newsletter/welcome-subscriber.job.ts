import { defineEmailJob } from '../../platform/email/letter-job.js';

/** A reader has said yes: she is welcomed. */
export const welcomeSubscriber = defineEmailJob<{ subscriptionId: string }>('welcome-subscriber', 'letters');
