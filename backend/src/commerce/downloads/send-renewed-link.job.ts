import { defineLetterJob } from '../../platform/email/letter-job.js';

export interface RenewedLink {
  /** The link that is used up. */
  linkId: string;
  orderId: string;
}

export const sendRenewedLink = defineLetterJob<RenewedLink>('send-renewed-link', 'purchases');
