import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendReadingCode = defineEmailJob<{ buyerCodeId: string }>('send-reading-code', 'purchases', {
  isConfidential: true,
});
