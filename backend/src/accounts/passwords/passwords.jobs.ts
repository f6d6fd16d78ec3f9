import { defineEmailJob } from '../../platform/email/email-job.js';

/** Emails a link to reset a staff password. */
export const sendPasswordLink = defineEmailJob<{ passwordResetId: string }>('send-password-link', 'owner');
