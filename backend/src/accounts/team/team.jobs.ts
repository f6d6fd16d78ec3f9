import { defineEmailJob } from '../../platform/email/email-job.js';

/** Emails the link with which an invited person creates an account. */
export const sendStaffInvitation = defineEmailJob<{ invitationId: string }>('send-staff-invitation', 'owner');
