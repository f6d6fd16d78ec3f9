import { defineEmailJob } from '../../platform/email/email-job.js';

/** Sends a code that proves an order's new address. */
export const sendAddressCode = defineEmailJob<{ buyerCodeId: string }>('send-address-code', 'purchases', {
  isConfidential: true,
});
