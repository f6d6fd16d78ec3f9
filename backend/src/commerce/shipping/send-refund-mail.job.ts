import { defineLetterJob } from '../../platform/email/letter-job.js';

/** The whole payment of an order was given back. */
export const sendRefundMail = defineLetterJob<{ orderId: string }>('send-refund-mail', 'purchases');
