import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendDispatchMail = defineEmailJob<{ orderId: string }>('send-dispatch-mail', 'purchases');

export const notifyOwner = defineEmailJob<{ orderId: string }>('tell-owner', 'owner');
