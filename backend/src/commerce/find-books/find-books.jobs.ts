import { defineEmailJob } from '../../platform/email/email-job.js';

/** Opens the list of what was bought with an address. */
export const sendBooksCode = defineEmailJob<{ buyerCodeId: string }>('send-books-code', 'purchases', {
  isConfidential: true,
});
