import { defineEmailJob } from '../../platform/email/email-job.js';

/** Emails the code that verifies a new sign-in address. */
export const sendStaffEmailCode = defineEmailJob<{ staffEmailCodeId: string }>(
  'send-staff-email-code',
  'owner',
);
