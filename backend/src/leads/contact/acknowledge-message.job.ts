import { defineEmailJob } from '../../platform/email/email-job.js';

/** Whoever wrote on the contact page hears that it has arrived. */
export const acknowledgeMessage = defineEmailJob<{ messageId: string }>('acknowledge-message', 'letters');
