import { defineEmailJob } from '../../platform/email/email-job.js';

/** Tells the owner that mail servers refuse the site's emails. `said`: without addresses. */
export const tellOfRefusedSender = defineEmailJob<{ said: string }>('tell-of-refused-sender', 'owner');
