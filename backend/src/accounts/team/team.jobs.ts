import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendStaffInvitation = defineEmailJob<{ invitationId: string }>('send-staff-invitation', 'owner');
