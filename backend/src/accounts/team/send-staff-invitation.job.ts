import { defineLetterJob } from '../../platform/email/letter-job.js';

/** The link with which somebody who was invited makes an account. */
export const sendStaffInvitation = defineLetterJob<{ invitationId: string }>(
  'send-staff-invitation',
  'owner',
);
