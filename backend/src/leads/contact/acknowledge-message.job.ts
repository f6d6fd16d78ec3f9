import { defineLetterJob } from '../../platform/email/letter-job.js';

/** Whoever wrote on the contact page hears that it has arrived. */
export const acknowledgeMessage = defineLetterJob<{ messageId: string }>('acknowledge-message', 'letters');
