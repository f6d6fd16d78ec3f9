import { defineLetterJob } from '../../platform/email/letter-job.js';

export const sendOrderMail = defineLetterJob<{ orderId: string }>('send-order-mail', 'purchases');
