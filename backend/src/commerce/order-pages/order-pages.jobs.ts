import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendAddressCode = defineEmailJob<{ buyerCodeId: string }>('send-address-code', 'purchases', {
  isConfidential: true,
});
