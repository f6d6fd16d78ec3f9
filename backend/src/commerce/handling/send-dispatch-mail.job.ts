import { defineLetterJob } from '../../platform/jobs/job.js';

export const sendDispatchMail = defineLetterJob<{ orderId: string }>('send-dispatch-mail');
