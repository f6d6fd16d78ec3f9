import { defineEmailJob } from '../../platform/email/email-job.js';

export const sendStaffEmailCode = defineEmailJob<{ staffEmailCodeId: string }>(
  'send-staff-email-code',
  'owner',
);
