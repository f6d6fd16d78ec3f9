import { defineLetterJob } from '../../platform/mail/letter-job.js';

export const sendDispatchMail = defineLetterJob<{ orderId: string }>('send-dispatch-mail', 'purchases');
