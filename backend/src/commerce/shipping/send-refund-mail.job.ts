import { defineEmailJob } from '../../platform/email/email-job.js';

/** The whole payment of an order was given back. */
export const sendRefundMail = defineEmailJob<{ orderId: string }>('send-refund-mail', 'purchases');
