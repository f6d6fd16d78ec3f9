import { defineLetterJob } from '../../platform/mail/letter-job.js';

export const sendOrderMail = defineLetterJob<{ orderId: string }>('send-order-mail', 'purchases');
