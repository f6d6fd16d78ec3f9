import { defineEmailJob } from '../../platform/email/letter-job.js';

export const sendDispatchMail = defineEmailJob<{ orderId: string }>('send-dispatch-mail', 'purchases');
