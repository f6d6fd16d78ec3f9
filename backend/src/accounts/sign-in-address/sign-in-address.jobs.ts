import { defineEmailJob } from '../../platform/email/email-job.js';

/** The code that proves that a member of the staff reads the new sign-in address. */
export const sendStaffEmailCode = defineEmailJob<{ staffEmailCodeId: string }>(
  'send-staff-email-code',
  'owner',
);
