import { defineLetterJob } from '../../platform/email/letter-job.js';

export const sendDispatchMail = defineLetterJob<{ orderId: string }>('send-dispatch-mail', 'purchases');
