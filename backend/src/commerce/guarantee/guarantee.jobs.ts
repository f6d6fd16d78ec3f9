import { defineEmailJob } from '../../platform/email/email-job.js';

/** Email to the owner: a guarantee refund was made, failed, or needs a decision. */
export const notifyOwnerOfGuarantee = defineEmailJob<{ orderId: string }>('tell-owner-of-guarantee', 'owner');

/** Email to the buyer: their request was received, or was declined. */
export const sendGuaranteeMail = defineEmailJob<{ orderId: string; state: 'waiting' | 'declined' }>(
  'send-guarantee-mail',
  'purchases',
);
