import { defineEmailJob } from '../../platform/email/email-job.js';

/** `said`: reply of the mail server, without addresses. */
export const refusedSenderEmailJob = defineEmailJob<{ said: string }>('tell-of-refused-sender', 'owner');
