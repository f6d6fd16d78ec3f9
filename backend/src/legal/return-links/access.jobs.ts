import { defineEmailJob } from '../../platform/email/email-job.js';

/** Emails the code that opens a roadmap again. */
export const sendAccessCode = defineEmailJob<{ accessCodeId: string }>('send-access-code', 'letters', {
  isConfidential: true,
});
