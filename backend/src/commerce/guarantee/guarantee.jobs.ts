import { defineEmailJob } from '../../platform/email/email-job.js';

/** To the owner: a buyer was refunded, could not be, or asks to be. */
export const tellOwnerOfGuarantee = defineEmailJob<{ orderId: string }>('tell-owner-of-guarantee', 'owner');

/** To the buyer: their request has arrived, or was declined. */
export const sendGuaranteeMail = defineEmailJob<{ orderId: string; state: 'waiting' | 'declined' }>(
  'send-guarantee-mail',
  'purchases',
);
