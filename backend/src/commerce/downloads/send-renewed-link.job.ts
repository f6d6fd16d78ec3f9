import { defineEmailJob } from '../../platform/email/email-job.js';

export interface RenewedLink {
  /** The link that is used up. */
  linkId: string;
  orderId: string;
}

export const sendRenewedLink = defineEmailJob<RenewedLink>('send-renewed-link', 'purchases');
