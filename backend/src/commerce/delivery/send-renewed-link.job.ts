import { defineLetterJob } from '../../platform/jobs/job.js';

export const sendRenewedLink = defineLetterJob<{ linkId: string }>('send-renewed-link');
