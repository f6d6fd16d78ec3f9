import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob } from '../../platform/jobs/job.js';

export const deliverOrder = defineJob<{ orderId: string }>({
  name: 'deliver-order',
  lane: 'payments',
  attempts: 12,
  backoffMs: 1_000,
});

/** Notifies the owner of a sale. */
export const tellOfSale = defineEmailJob<{ orderId: string }>('tell-of-sale', 'owner');

export const sendOrderMail = defineEmailJob<{ orderId: string }>('send-order-mail', 'purchases');

/** The order stands for its buyer: no address is kept with a job. */
export const sendPurchases = defineEmailJob<{ orderId: string }>('send-purchases', 'purchases');

export interface RenewedLink {
  /** The link that is used up. */
  linkId: string;
  orderId: string;
}

export const sendRenewedLink = defineEmailJob<RenewedLink>('send-renewed-link', 'purchases');
