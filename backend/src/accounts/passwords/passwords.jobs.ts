import { defineEmailJob } from '../../platform/email/email-job.js';

/** The link with which somebody of the staff chooses a new password. */
export const sendPasswordLink = defineEmailJob<{ passwordResetId: string }>('send-password-link', 'owner');
