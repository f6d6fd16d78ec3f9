import { defineLetterJob } from '../../platform/jobs/job.js';

/** A reader has said yes: she is welcomed. */
export const welcomeSubscriber = defineLetterJob<{ subscriptionId: string }>('welcome-subscriber');
