import { defineEmailJob } from '../../platform/email/email-job.js';

/** Proves the address with which a book was bought to one of the devices that it is read on. */
export const sendReadingCode = defineEmailJob<{ buyerCodeId: string }>('send-reading-code', 'purchases', {
  isConfidential: true,
});
