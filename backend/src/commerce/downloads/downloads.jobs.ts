import { defineEmailJob } from '../../platform/email/email-job.js';
import { defineJob } from '../../platform/jobs/job.js';

export const deliverOrder = defineJob<{ orderId: string }>({
  name: 'deliver-order',
  lane: 'payments',
  attempts: 12,
  backoffMs: 1_000,
});

export const notifyOfSale = defineEmailJob<{ orderId: string }>('tell-of-sale', 'owner');

export const sendOrderMail = defineEmailJob<{ orderId: string }>('send-order-mail', 'purchases');

/** Identified by an order, so that the job stores no address. */
export const sendPurchases = defineEmailJob<{ orderId: string }>('send-purchases', 'purchases');

export interface RenewedLink {
  linkId: string;
  orderId: string;
}

export const sendRenewedLink = defineEmailJob<RenewedLink>('send-renewed-link', 'purchases');
