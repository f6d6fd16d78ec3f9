import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendBooksCode = defineEmailJob<{ buyerCodeId: string }>('send-books-code', 'purchases', {
  isConfidential: true,
});
