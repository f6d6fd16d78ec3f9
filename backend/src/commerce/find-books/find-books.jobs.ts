import { defineEmailJob } from '../../platform/email/email-job.js';

/** Sends the code that opens the list of purchases. */
export const sendBooksCode = defineEmailJob<{ buyerCodeId: string }>('send-books-code', 'purchases', {
  isConfidential: true,
});
