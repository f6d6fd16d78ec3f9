import { defineEmailJob } from '../../platform/email/email-job.js';

/** Proves the address to which an order is to go. */
export const sendAddressCode = defineEmailJob<{ buyerCodeId: string }>('send-address-code', 'purchases', {
  isConfidential: true,
});
