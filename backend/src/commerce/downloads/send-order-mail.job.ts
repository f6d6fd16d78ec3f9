import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendOrderMail = defineEmailJob<{ orderId: string }>('send-order-mail', 'purchases');
