import { defineEmailJob } from '../../platform/email/email-job.js';

/** The mail that asks whether the address is meant. */
export const askForYes = defineEmailJob<{ subscriptionId: string }>('ask-for-yes', 'letters');
