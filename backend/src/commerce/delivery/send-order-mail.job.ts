import { defineLetterJob } from '../../platform/jobs/job.js';

export const sendOrderMail = defineLetterJob<{ orderId: string }>('send-order-mail');
