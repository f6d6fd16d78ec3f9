import { defineEmailJob } from '../../platform/email/email-job.js';

/** A reader has said yes: she is welcomed. */
export const welcomeSubscriber = defineEmailJob<{ subscriptionId: string }>('welcome-subscriber', 'letters');
