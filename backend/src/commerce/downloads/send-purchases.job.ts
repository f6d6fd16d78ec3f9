import { defineEmailJob } from '../../platform/email/email-job.js';

/** The order stands for its buyer: no address is kept with a job. */
export const sendPurchases = defineEmailJob<{ orderId: string }>('send-purchases', 'purchases');
