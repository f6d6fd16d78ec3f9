import { defineEmailJob } from '../../platform/email/letter-job.js';

export const sendOrderMail = defineEmailJob<{ orderId: string }>('send-order-mail', 'purchases');
