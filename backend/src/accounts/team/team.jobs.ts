import { defineEmailJob } from '../../platform/email/email-job.js';

/** The link with which somebody who was invited makes an account. */
export const sendStaffInvitation = defineEmailJob<{ invitationId: string }>('send-staff-invitation', 'owner');
