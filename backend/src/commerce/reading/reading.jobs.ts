import { defineEmailJob } from '../../platform/email/email-job.js';

/** Sends a code that proves the buyer's address to a reading device. */
export const sendReadingCode = defineEmailJob<{ buyerCodeId: string }>('send-reading-code', 'purchases', {
  isConfidential: true,
});
