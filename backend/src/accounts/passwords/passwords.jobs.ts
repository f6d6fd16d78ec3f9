import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendPasswordLink = defineEmailJob<{ passwordResetId: string }>('send-password-link', 'owner');
